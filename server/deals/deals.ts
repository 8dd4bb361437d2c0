import { type DealVerb, movesFrom } from '#contract/deal-machine.ts';
import type { AppContext } from '../context.ts';
import { HttpError } from '../http/errors.ts';
import { settleBeforeEnd } from '../money/payments/payments.ts';
import { transition } from './bookings/bookings.ts';
import * as queries from './queries.ts';

export { confirmDeal } from './close.ts';
export { disputeDeal } from './disputes.ts';
export { handOver } from './handover.ts';
export { acceptMeeting, proposeMeeting } from './meeting.ts';
export { readDeal } from './read.ts';

const AT_ONCE = 200;
const clock = { as: 'clock' as const };

/** Idempotent and safe to run concurrently. One failure does not stop the others; it is thrown at the end. */
export async function moveDueDeals(market: AppContext): Promise<number> {
  const faults: unknown[] = [];
  let moved = 0;
  for (let last: queries.DueDeal | undefined; ; ) {
    const due = await queries.due(market.sql, AT_ONCE, last);
    for (const deal of due) {
      // Concurrent, as waiting for an unavailable provider would delay other deals.
      if (needsProvider(deal) && faults.some(isProviderDown)) continue;
      try {
        if (await moveOn(market, deal)) moved++;
      } catch (fault) {
        faults.push(fault);
      }
    }
    last = due.at(-1);
    if (due.length < AT_ONCE) break;
  }
  if (faults.length) throw faults[0];
  return moved;
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

const endings = ({ status }: queries.DueDeal): DealVerb[] =>
  movesFrom(status, 'clock')
    .map(({ verb }) => verb)
    .filter((verb) => verb !== 'extend');
