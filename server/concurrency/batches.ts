import { HttpError } from '../http/errors.ts';

/**
 * Does all that is due, some at a time: one that fails does not hold up the others, and the first fault is thrown at the
 * end. When what is needed for it is down, the rest waits for the next time.
 */
export async function inBatches<T>(take: () => Promise<T[]>, work: (item: T) => Promise<unknown>) {
  const faults: unknown[] = [];
  for (;;) {
    const items = await take();
    const failed = (await Promise.allSettled(items.map(work))).filter((outcome) => outcome.status === 'rejected');
    faults.push(...failed.map(({ reason }) => reason));
    if (items.length === 0 || (failed.length === items.length && failed.every(({ reason }) => isDown(reason)))) break;
  }
  if (faults.length) throw faults[0];
}

const isDown = (fault: unknown) => fault instanceof HttpError && fault.status === 503;
