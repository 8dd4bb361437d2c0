import { timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage, type Server } from 'node:http';

const CONTENT_TYPE = 'text/plain; version=0.0.4; charset=utf-8';

/** A server of its own, which the public never reaches. Concurrent requests share one collection. */
export function metricsListener(collect: () => Promise<string>, token?: string): Server {
  let collecting: Promise<string> | undefined;
  return createServer(async (request, response) => {
    const answer = (status: number, text: string, headers: Record<string, string> = {}) =>
      response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8', ...headers }).end(text);
    if (token && !isAllowed(request, token)) return answer(401, 'Not allowed\n', { 'www-authenticate': 'Bearer' });
    if (request.url !== '/metrics') return answer(404, 'Not found\n');
    if (request.method !== 'GET') return answer(405, 'GET only\n', { allow: 'GET' });
    collecting ??= collect().finally(() => {
      collecting = undefined;
    });
    try {
      answer(200, await collecting, { 'content-type': CONTENT_TYPE });
    } catch {
      answer(500, 'The metrics could not be collected\n');
    }
  });
}

function isAllowed({ headers }: IncomingMessage, token: string) {
  const [given, wanted] = [Buffer.from(headers.authorization ?? ''), Buffer.from(`Bearer ${token}`)];
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}
