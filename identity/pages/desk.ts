import type { IncomingMessage } from 'node:http';
import { ADDRESS_HEADER, BASE_PATH } from '../serve.ts';
import { openCookies } from './cookies.ts';
import type { Desk } from './leaf.ts';

interface Service extends Omit<Desk, 'call' | 'reader' | 'cookies'> {
  handler: (request: Request) => Promise<Response>;
}

export function createDesk({ handler, ...rest }: Service): (request: IncomingMessage) => Desk {
  return ({ headers }) => {
    const cookies = openCookies(headers.cookie);
    const caller = {
      origin: headers.origin ?? rest.origin,
      'user-agent': headers['user-agent'] ?? '',
      [ADDRESS_HEADER]: String(headers[ADDRESS_HEADER]),
    };
    async function call(path: string, body?: object) {
      const sent = body && { method: 'POST', body: JSON.stringify(body) };
      const type = body && { 'content-type': 'application/json' };
      const url = `${rest.origin}${BASE_PATH}${path}`;
      const all = { ...caller, cookie: cookies.header(), ...type };
      const response = await handler(new Request(url, { ...sent, headers: all }));
      cookies.keep(response);
      return response;
    }
    return {
      ...rest,
      cookies: cookies.lines,
      call,
      async reader() {
        const session = (await (await call('/get-session')).json()) as { user?: { id: string } } | null;
        return session?.user?.id;
      },
    };
  };
}
