import { type Deal, MOST_CODE_TRIES } from '#contract/deals.ts';
import { message, t } from '#language/t.ts';
import type { AppContext } from '../context.ts';
import { recordFrames } from '../frames/frames.ts';
import { conflict, forbidden } from '../http/errors.ts';
import type { Viewer } from '../http/viewer.ts';
import { expectVerbOf, takePart } from './act.ts';
import { transitionLocked } from './bookings/bookings.ts';
import { triesLeft } from './may.ts';
import * as queries from './queries.ts';
import { movedOn } from './refusal-reasons.ts';

const USED_UP = message(
  'This code was mistyped too often. Please ask the buyer to make a new one on the page of the deal.',
);

/** Checks the buyer's code; a wrong one costs an attempt, also under concurrency. */
export function handOver(market: AppContext, viewer: Viewer, id: string, { code }: { code: string }): Promise<Deal> {
  return takePart(market, viewer, id, async (db, deal) => {
    expectVerbOf('hand-over', deal);
    const right = market.handoverCodes.storedAs(id, code);
    const moved = await transitionLocked(db, market, deal, {
      verb: 'hand-over',
      mover: { as: deal.as, id: viewer.id },
      set: db`handed_over_at = now()`,
      guard: db`handover_code = any (${right}) and handover_tries < ${MOST_CODE_TRIES}`,
    });
    if (moved) {
      await recordFrames(db, [deal.productId], 'handed-over');
      return undefined;
    }
    const [spent] = await queries.spendTry(db, deal, right);
    if (spent) return wrongCode(triesLeft(spent));
    const [usedUp] = await queries.triesUsedUp(db, deal);
    throw usedUp ? conflict('wrong-code', t(USED_UP)) : movedOn('hand-over');
  });
}

const wrongCode = (left: number) =>
  conflict(
    'wrong-code',
    left === 0
      ? t(USED_UP)
      : t('This is not the buyer’s code. You can try {left, plural, one {once more} other {# more times}}.', { left }),
  );

export function renewCode(market: AppContext, viewer: Viewer, id: string): Promise<Deal> {
  return takePart(market, viewer, id, async (db, deal) => {
    if (deal.as !== 'buyer') throw forbidden(t('The code is the buyer’s.'));
    const { count } = await queries.renewCode(db, deal, market.handoverCodes.make(id));
    if (count === 0) throw conflict('deal-moved-on', t('This deal needs no code now.'));
    return undefined;
  });
}
