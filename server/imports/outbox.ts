import type { Db } from '../database/connect.ts';
import { type Claimed, done, giveUp, type Outbox, renew } from '../outbox/outbox.ts';
import type { ImportRecord } from './queries.ts';
import { outcomes } from './step-queries.ts';

export type Held = Claimed &
  Pick<ImportRecord, 'id' | 'sellerId' | 'state' | 'mapping' | 'settings'> & {
    columns: number;
    through: number;
    approved: boolean;
  };

const sellerIsHere = (db: Db) => db`
  exists (select 1 from users u where u.id = i.seller_id and u.removed_at is null)`;

/** A fault is the seller's to read, so nothing is retried. */
export const IMPORTS: Outbox<Held> = {
  noun: 'An import',
  level: 'info',
  table: 'imports',
  alias: 'i',
  key: { id: 'id' },
  dueAt: 'held_until',
  nullIsDue: true,
  holder: 'held_by',
  fault: 'fault',
  // A worker that has not renewed its lease for this long has died.
  leaseSeconds: 30,
  outageSeconds: 30,
  waitMinutes: [],
  failures: () => 0,
  from: (db) => db`imports i`,
  columns: (db) => db`
    i.seller_id as "sellerId", i.state, i.mapping, i.settings, i.through, jsonb_array_length(i.columns) as columns,
    i.approved_at is not null as approved`,
  when: (db) => db`i.state in ('checking', 'importing') and ${sellerIsHere(db)}`,
  person: (db) => db`i.seller_id`,
  givenUp: (db) => db`state = 'faulty', held_by = null, held_until = null`,
  facts: ({ id }) => ({ import: id }),
};

/** Another worker holds the lease, or the seller is gone. */
export class LostLease extends Error {}

/** All rows of the file are counted. */
const COUNTED_EVERY_MS = 1_000;

/** Call the result in the transaction of the work, after the seller is found: a lost lease rolls both back. */
export function progressOf(held: Held): (db: Db, through: number) => Promise<void> {
  let countedAt = Number.NEGATIVE_INFINITY;
  return async (db, through) => {
    const isDue = performance.now() - countedAt > COUNTED_EVERY_MS;
    const set = isDue ? db`through = ${through}, ${counted(db, held)}` : db`through = ${through}`;
    const { count } = await renew(db, IMPORTS, held, { set });
    if (!count) throw new LostLease();
    if (isDue) countedAt = performance.now();
  };
}

const counted = (db: Db, { id }: Held) => db`outcomes = ${outcomes(db, id)}`;

export const finish = (db: Db, held: Held, state: 'checked' | 'done') =>
  done(db, IMPORTS, held, {
    set: db`state = ${state}, through = row_count, held_by = null, held_until = null, ${counted(db, held)}`,
  });

export const fail = (db: Db, held: Held, fault: string) => giveUp(db, IMPORTS, held, { fault, set: counted(db, held) });
