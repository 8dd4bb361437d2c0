import type { IncomingMessage } from 'node:http';

const LONGEST_DRAIN_MS = 10_000;

/** Who is refused while sending hears of it only when we go on reading for a while. */
export function drainRequest(request: IncomingMessage) {
  if (request.complete) return;
  // Once whoever was reading it has let go of it.
  setImmediate(() => request.resume());
  const end = setTimeout(() => request.complete || request.socket.destroy(), LONGEST_DRAIN_MS);
  request.socket.once('close', () => clearTimeout(end));
}
