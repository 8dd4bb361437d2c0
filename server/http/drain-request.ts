import type { IncomingMessage } from 'node:http';

const LONGEST_DRAIN_MS = 10_000;

/** Without draining a rejected upload, the client never reads the response. */
export function drainRequest(request: IncomingMessage) {
  if (request.complete) return;
  // Deferred until the rejecting reader has let go of the stream.
  setImmediate(() => request.resume());
  const end = setTimeout(() => request.complete || request.socket.destroy(), LONGEST_DRAIN_MS);
  request.socket.once('close', () => clearTimeout(end));
}
