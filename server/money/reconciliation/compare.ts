import { dollars } from '#contract/money.ts';
import { type Difference, MOST_DIFFERENCES } from '#contract/reconciliation.ts';
import type { Db } from '../../database/connect.ts';
import { balances } from '../ledger/ledger.ts';
import * as books from './book-queries.ts';
import type { Result } from './queries.ts';
import * as records from './record-queries.ts';

export async function compare(db: Db, runId: string, quietMinutes: number): Promise<Result> {
  // Fresh tables have no statistics, so the planner would pick a nested loop.
  await db`set local enable_nestloop = off`;
  await db`set local statement_timeout = '2min'`;
  const limit = MOST_DIFFERENCES;
  const [compared] = await records.countPairs(db, runId);
  const apart = await records.differing(db, runId, { quietMinutes, limit });
  const within = await books.differing(db, limit);
  const stuck = await books.stuck(db, limit);
  const found = [apart, within, stuck].reduce((sum, [first]) => sum + (first?.found ?? 0), 0);
  const differences = [...stuck.map(ofStuck), ...apart.map(ofPair), ...within.map(ofBook)].slice(0, limit);
  return {
    compared: compared?.count ?? 0,
    found,
    differences,
    balances: (await balances(db)).map(({ cents, ...of }) => ({ ...of, balance: dollars(cents) })),
  };
}

function ofPair({ kind, reference, bookingId, ours, theirs }: records.Pair): Difference {
  const amounts = { ours: dollars(ours ?? 0), theirs: dollars(theirs ?? 0) };
  const named = !theirs ? (`${kind}-not-at-provider` as const) : (`${kind}-not-in-ledger` as const);
  return { kind: ours && theirs ? 'amount-differs' : named, reference, ...(bookingId && { bookingId }), ...amounts };
}

const ofBook = ({ bookingId, what, ours, theirs }: books.BookDifference): Difference => ({
  kind: 'deal-differs-from-ledger',
  bookingId,
  reference: `${what}, ${bookingId}`,
  ours: dollars(ours),
  theirs: dollars(theirs),
});

const ofStuck = ({ kind, bookingId, reference, cents }: books.Stuck): Difference => ({
  kind,
  bookingId,
  reference,
  ours: dollars(cents),
  theirs: 0,
});
