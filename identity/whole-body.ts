import type { IncomingMessage } from 'node:http';

export const LARGEST_BODY = 64 * 1024;
const LONGEST_ARRIVAL_MS = 20_000;

export type Arrival = 'whole' | 'too large' | 'too slow';

/** Does not consume the body. */
export function arrival(request: IncomingMessage): Promise<Arrival> {
  const { headers } = request;
  if (!('transfer-encoding' in headers))
    return Promise.resolve(Number(headers['content-length'] ?? 0) > LARGEST_BODY ? 'too large' : 'whole');
  return new Promise((resolve) => {
    const end = (how: Arrival) => {
      clearTimeout(patience);
      request.off('readable', checkBuffer).off('close', giveUp);
      resolve(how);
    };
    const checkBuffer = () => {
      const { complete, readableLength, readableHighWaterMark } = request;
      // A full buffer pauses the socket, so the end would never arrive.
      if (readableLength >= Math.min(LARGEST_BODY, readableHighWaterMark)) end('too large');
      else if (complete) end('whole');
    };
    const giveUp = () => end('too slow');
    const patience = setTimeout(giveUp, LONGEST_ARRIVAL_MS);
    request.on('readable', checkBuffer).once('close', giveUp);
    checkBuffer();
  });
}
