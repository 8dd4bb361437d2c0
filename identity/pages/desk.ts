import type { IncomingMessage } from 'node:http';
import { ADDRESS_HEADER, BASE_PATH } from '../serve.ts';
import type { Desk } from './leaf.ts';

interface Service extends Pick<Desk, 'origin' | 'secret' | 'disown'> {
  handler: (request: Request) => Promise<Response>;
}

/** The pages call the service as any other client does: its limits and checks apply to whoever reads them. */
export function createDesk({ handler, ...rest }: Service): (request: IncomingMessage) => Desk {
  return ({ headers }) => {
    const caller = { origin: headers.origin ?? rest.origin, [ADDRESS_HEADER]: String(headers[ADDRESS_HEADER]) };
    return {
      ...rest,
      call(path, body) {
        const sent = body && { method: 'POST', body: JSON.stringify(body) };
        const type = body && { 'content-type': 'application/json' };
        return handler(new Request(`${rest.origin}${BASE_PATH}${path}`, { ...sent, headers: { ...caller, ...type } }));
      },
    };
  };
}
