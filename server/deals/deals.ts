import { v7 as newId } from 'uuid';
import { type DealVerb, movesFrom } from '#contract/deal-machine.ts';
import type { AppContext } from '../context.ts';
import type { Db } from '../database/connect.ts';
import { pipelined } from '../database/pipelined.ts';
import { HttpError } from '../http/errors.ts';
import { settleBeforeEnd } from '../money/payments/payments.ts';
import { lockIfFree, transition, transitionLocked } from './bookings/bookings.ts';
import * as queries from './queries.ts';

export { confirmDeal } from './close.ts';
export { disputeDeal } from './disputes.ts';
export { handOver } from './handover.ts';
export { acceptMeeting, proposeMeeting } from './meeting.ts';
export { readDeal } from './read.ts';

const AT_ONCE = 200;
/** In one transaction, which holds them all for some 40 ms. */
const TOGETHER = 50;
const clock = { as: 'clock' as const };

/** Idempotent and safe to run concurrently. One failure does not stop the others; it is thrown at the end. */
export async function moveDueDeals(market: AppContext): Promise<number> {
  const faults: unknown[] = [];
  let moved = 0;
  for (let last: queries.DueDeal | undefined; ; ) {
    const due = await queries.due(market.sql, AT_ONCE, last);
    for (const deals of inGroups(due)) {
      const left = await moveTogether(market, deals);
      moved += deals.length - left.length;
      for (const deal of left) {
        // Concurrent, as waiting for an unavailable provider would delay other deals.
        if (needsProvider(deal) && faults.some(isProviderDown)) continue;
        try {
          if (await moveOn(market, deal)) moved++;
        } catch (fault) {
          faults.push(fault);
        }
      }
    }
    last = due.at(-1);
    if (due.length < AT_ONCE) break;
  }
  if (faults.length) throw faults[0];
  return moved;
}

/** In their order; alone whatever needs the card provider, for which no transaction waits. */
function inGroups(due: queries.DueDeal[]): queries.DueDeal[][] {
  const groups: queries.DueDeal[][] = [];
  for (const deal of due) {
    const last = groups.at(-1);
    const isAlone = needsProvider(deal) || !last?.[0] || needsProvider(last[0]) || last.length === TOGETHER;
    if (isAlone) groups.push([deal]);
    else last.push(deal);
  }
  return groups;
}

/** One commit for all. Returns those that did not move: somebody has locked them, or one of them failed. */
async function moveTogether(market: AppContext, deals: queries.DueDeal[]): Promise<queries.DueDeal[]> {
  if (deals.length === 1) return deals;
  const unmoved: queries.DueDeal[] = [];
  try {
    await market.sql.begin((db) =>
      pipelined(
        ...deals.map(async (deal) => {
          if (!(await moveIfFree(db, market, deal))) unmoved.push(deal);
        }),
      ),
    );
    return unmoved;
  } catch {
    // Each for itself tells which of them fails, and why.
    return deals;
  }
}

async function moveIfFree(db: Db, market: AppContext, deal: queries.DueDeal): Promise<boolean> {
  const [before] = await lockIfFree(db, deal);
  if (!before) return false;
  const id = newId();
  for (const verb of endings(before))
    if (await transitionLocked(db, market, before, { id, verb, mover: clock })) return true;
  return false;
}

async function moveOn(market: AppContext, deal: queries.DueDeal): Promise<boolean> {
  if (needsProvider(deal) && (await settleBeforeEnd(market, deal)) !== 'unpaid') return true;
  for (const verb of endings(deal)) {
    const moved = await market.sql.begin((db) => transition(db, market, deal, { verb, mover: clock }));
    if (moved) return true;
  }
  return false;
}

/** Asks the card provider first: the event of a payment may still be in transit. */
const needsProvider = ({ status }: queries.DueDeal) => status === 'booked';

const isProviderDown = (fault: unknown) => fault instanceof HttpError && fault.code === 'card-provider-down';

const endings = ({ status }: Pick<queries.DueDeal, 'status'>): DealVerb[] =>
  movesFrom(status, 'clock')
    .map(({ verb }) => verb)
    .filter((verb) => verb !== 'extend');
