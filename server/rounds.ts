/**
 * Does all that is due, some at a time: one that fails does not hold up the others, and the first fault is thrown at the
 * end. When nothing of a round can be done, what is needed for it is down, and the rest waits for the next time.
 */
export async function inRounds<T>(take: () => Promise<T[]>, work: (item: T) => Promise<unknown>) {
  const faults: unknown[] = [];
  for (;;) {
    const items = await take();
    const failed = (await Promise.allSettled(items.map(work))).filter((outcome) => outcome.status === 'rejected');
    faults.push(...failed.map(({ reason }) => reason));
    if (failed.length === items.length) break;
  }
  if (faults.length) throw faults[0];
}
