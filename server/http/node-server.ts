import { createServer, type RequestListener, type Server, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { HttpError } from './errors.ts';

const SECOND = 1_000;

/** How long a client may take for what, and how much it may say: the reasons are in docs/limits.md. */
const TIMEOUTS = {
  headersTimeout: 20 * SECOND,
  requestTimeout: 300 * SECOND,
  keepAliveTimeout: 72 * SECOND,
  connectionsCheckingInterval: 5 * SECOND,
  maxHeaderSize: 16 * 1024,
};
const LONGEST_SILENCE_MS = 120 * SECOND;
const LONGEST_GOODBYE_MS = 2 * SECOND;

/** So many may wait to be connected; where the system allows fewer, so many. */
export const BACKLOG = 4096;

/** A server that clients wear down neither by being slow nor by talking nonsense. */
export function openServer(handler: RequestListener): Server {
  const server = createServer(TIMEOUTS, handler);
  // Who asks and then does not read the answer takes room for it.
  server.setTimeout(LONGEST_SILENCE_MS);
  return server;
}

/** For requests that cannot be read: they reach no route. */
export function answerBroken({ code }: NodeJS.ErrnoException, socket: Socket) {
  if (socket.writableEnded) return;
  if (!socket.writable) return void socket.destroy();
  const { status, problem } = refusalOf(code);
  const body = JSON.stringify(problem);
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'content-type: application/problem+json',
    `content-length: ${Buffer.byteLength(body)}`,
    'connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
  // Closed at once, it would be reset by what is still coming, and the answer be lost.
  setTimeout(() => socket.destroy(), LONGEST_GOODBYE_MS).unref();
}

function refusalOf(code: string | undefined) {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT')
    return new HttpError(408, 'Too slow', 'too-slow', 'The request did not arrive in time.');
  if (code === 'HPE_HEADER_OVERFLOW')
    return new HttpError(431, 'Too large', 'too-large', 'The address and headers of the request are too large.');
  return new HttpError(400, 'Bad input', 'bad-input', 'This is not a request that can be read.');
}
