import { createServer, type RequestListener, type Server, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { t } from '#language/t.ts';
import { HttpError } from './errors.ts';

const SECOND = 1_000;

/** Timeouts and size limits; docs/limits.md has the reasons. */
const TIMEOUTS = {
  headersTimeout: 20 * SECOND,
  requestTimeout: 300 * SECOND,
  keepAliveTimeout: 72 * SECOND,
  connectionsCheckingInterval: 5 * SECOND,
  maxHeaderSize: 16 * 1024,
};
const LONGEST_SILENCE_MS = 120 * SECOND;
const LONGEST_GOODBYE_MS = 2 * SECOND;

export const BACKLOG = 4096;

export function openServer(handler: RequestListener): Server {
  const server = createServer(TIMEOUTS, handler);
  // A client that never reads its response holds memory.
  server.setTimeout(LONGEST_SILENCE_MS);
  return server;
}

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
  // Closing at once would reset the connection and lose the response.
  setTimeout(() => socket.destroy(), LONGEST_GOODBYE_MS).unref();
}

function refusalOf(code: string | undefined) {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT')
    return new HttpError(408, t('Too slow'), 'too-slow', t('The request did not arrive in time.'));
  if (code === 'HPE_HEADER_OVERFLOW')
    return new HttpError(431, t('Too large'), 'too-large', t('The address and headers of the request are too large.'));
  return new HttpError(400, t('Bad input'), 'bad-input', t('This is not a request that can be read.'));
}
