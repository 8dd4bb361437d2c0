import { isDown } from '../concurrency/batches.ts';
import type { Sql } from '../database/connect.ts';
import { databaseNow } from '../database/now.ts';
import { claim, type Due, due } from './claim-queries.ts';
import type { Log } from './rejection.ts';
import { attempt } from './settling.ts';
import type { Claimed, Outbox } from './table.ts';

export { type Backlog, backlog } from './backlog-queries.ts';
export { doubling } from './backoff.ts';
export { claim, due } from './claim-queries.ts';
export type { Log } from './rejection.ts';
export { attempt, done, giveUp, postpone, renew, retry } from './settling.ts';
export type { Claimed, Held, Outbox, Settlement } from './table.ts';

const LISTED = 200;
const LISTED_OF_PERSON = 25;

interface Work<Row extends object> {
  work(row: Row & Claimed): Promise<unknown>;
  /** Concurrent people; each has one row in work at a time. */
  atOnce: number;
  claim?(key: Due, since: string): Promise<(Row & Claimed) | undefined>;
  /** Outage of a shared dependency: repeated ones end the run. */
  isOutage?(fault: unknown): boolean;
  left?: AbortSignal | undefined;
  log?: Log | undefined;
}

/** Processes the rows due at the start. Failures do not stop other rows; the first is thrown at the end. */
export async function drain<Row extends object>(sql: Sql, box: Outbox<Row>, options: Work<Row>): Promise<void> {
  const { work, atOnce, isOutage = isDown, left, log } = options;
  const since = await databaseNow(sql);
  const claimOne = options.claim ?? ((key: Due) => claim(sql, box, key, since));
  const faults: unknown[] = [];
  let outages = 0;
  const isOver = () => left?.aborted || outages >= atOnce;
  const takeOne = async (key: Due) => {
    const row = await claimOne(key, since);
    if (!row) return 0;
    try {
      await attempt(sql, box, row, work, log);
      outages = 0;
    } catch (fault) {
      faults.push(fault);
      outages = isOutage(fault) ? outages + 1 : 0;
    }
    return 1;
  };
  for (let claimed = 1; claimed > 0 && !isOver(); ) {
    claimed = 0;
    const listed = await due(sql, box, { limit: LISTED, ofPerson: LISTED_OF_PERSON, since });
    const people = [...Map.groupBy(listed, ({ person }) => person).values()];
    const worker = async () => {
      for (let rows = people.shift(); rows && !isOver(); rows = people.shift()) {
        const key = rows.shift();
        if (key) claimed += await takeOne(key);
        if (rows.length) people.push(rows);
      }
    };
    await Promise.all(Array.from({ length: atOnce }, worker));
  }
  if (faults.length) throw faults[0];
}
