import { HttpError } from '../http/errors.ts';

/** Failures do not stop other items; the first is thrown at the end. A batch of only 503s ends the run. */
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

/** Takes rows that were found, one by one: what another process took meanwhile is passed over. */
export async function takeEach<Found, Row>(found: Found[], take: (row: Found) => Promise<Row[]>): Promise<Row[]> {
  const rows: Row[] = [];
  for (const row of found) rows.push(...(await take(row)));
  return rows;
}

export const isDown = (fault: unknown) => fault instanceof HttpError && fault.status === 503;
