import type { IncomingMessage } from 'node:http';

export const LARGEST_BODY = 64 * 1024;
const LONGEST_ARRIVAL_MS = 20_000;

export type Arrival = 'whole' | 'too large' | 'too slow';

/** Of a body whose length nobody has announced: waits until it is here, and leaves it unread. */
export function arrival(request: IncomingMessage): Promise<Arrival> {
  const { headers } = request;
  if (!('transfer-encoding' in headers))
    return Promise.resolve(Number(headers['content-length'] ?? 0) > LARGEST_BODY ? 'too large' : 'whole');
  return new Promise((resolve) => {
    const end = (how: Arrival) => {
      clearTimeout(patience);
      request.off('readable', look).off('close', goAway);
      resolve(how);
    };
    const look = () => {
      const { complete, readableLength, readableHighWaterMark } = request;
      // A full buffer takes no more from the line: the end would never be seen.
      if (readableLength >= Math.min(LARGEST_BODY, readableHighWaterMark)) end('too large');
      else if (complete) end('whole');
    };
    const goAway = () => end('too slow');
    const patience = setTimeout(goAway, LONGEST_ARRIVAL_MS);
    request.on('readable', look).once('close', goAway);
    look();
  });
}
