import { Agent, type IncomingMessage, request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { wasKept } from '../measured.ts';

const MOST_CONNECTIONS = 256;
const unpack = promisify(brotliDecompress);

interface RequestOptions {
  method?: string;
  token?: string | undefined;
  body?: object;
  tag?: string | undefined;
}

export interface Answered {
  status: number;
  tag: string | undefined;
  kept: boolean;
  at: number;
  ms: number;
  text(): Promise<string>;
}

export type Wire = ReturnType<typeof openWire>;

/** Keep-alive and compression, like a browser. */
export function openWire(url: string) {
  const agent = new Agent({ keepAlive: true, maxSockets: MOST_CONNECTIONS });
  return {
    async ask(path: string, { method = 'GET', token, body, tag }: RequestOptions = {}): Promise<Answered> {
      const text = body && JSON.stringify(body);
      const headers = {
        'accept-encoding': 'br',
        ...(token && { authorization: `bearer ${token}` }),
        ...(text && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }),
        ...(tag && { 'if-none-match': tag }),
      };
      const at = performance.now();
      const answer = await new Promise<IncomingMessage>((answered, failed) => {
        request(url + path, { method, agent, headers }, answered)
          .once('error', failed)
          .end(text);
      });
      const bytes = await buffer(answer);
      const isPacked = answer.headers['content-encoding'] === 'br';
      return {
        status: answer.statusCode ?? 0,
        tag: answer.headers.etag,
        kept: wasKept(answer.headers),
        at,
        ms: performance.now() - at,
        text: async () => (isPacked ? await unpack(bytes) : bytes).toString(),
      };
    },
    close: () => agent.destroy(),
  };
}
