import { hasRight } from '#contract/admin-jobs.ts';
import { type DealVerb, isVerbOf, movesFrom } from '#contract/deal-machine.ts';
import type { Deal } from '#contract/deals.ts';
import { REFUND_DECISIONS } from '#contract/refund-proposals.ts';
import { message, t } from '#language/t.ts';
import type { AppContext } from '../context.ts';
import type { Db } from '../database/connect.ts';
import { forbidden, forbiddenToJob, type HttpError, notFound } from '../http/errors.ts';
import type { Viewer } from '../http/viewer.ts';
import { isApproved } from '../money/refund-proposals/refund-proposals.ts';
import { held, type Deal as Moved, type transition, transitionLocked } from './bookings/bookings.ts';
import { type Concern, lockFor, productOf } from './queries.ts';
import { readDeal } from './read.ts';
import { refusalOf } from './refusal-reasons.ts';

/**
 * One transaction. Strangers get 404, so that the deal stays secret. A thrown refusal rolls back; a returned one
 * commits.
 */
export async function takePart(
  market: AppContext,
  viewer: Viewer,
  id: string,
  act: (db: Db, deal: Concern) => Promise<HttpError | undefined>,
  { first }: { first?: (db: Db) => Promise<void> } = {},
): Promise<Deal> {
  const refusal = await market.sql.begin(async (db) => {
    await first?.(db);
    const [found] = await productOf(db, id);
    const [deal] = found ? await lockFor(db, viewer, { ...found, id }) : [];
    if (!deal) throw notFound('booking');
    if (deal.as === 'admin' && !hasRight(viewer, 'money')) throw forbiddenToJob('money');
    return act(db, deal);
  });
  if (refusal) throw refusal;
  return readDeal(market, viewer, id);
}

/** As `move`. A large refund by an admin waits for another one first; then nothing is returned. */
export async function moveRefunding(
  db: Db,
  market: AppContext,
  { viewer, deal, verb }: { viewer: Viewer; deal: Concern; verb: DealVerb },
  { reason, refundCents }: { reason: string; refundCents?: number | undefined },
): Promise<Moved | undefined> {
  const decision = REFUND_DECISIONS.find((one) => one === verb);
  if (decision && deal.as === 'admin' && movesFrom(deal.status, 'admin').some((one) => one.verb === verb)) {
    const refund = { decision, cents: refundCents ?? held(deal), reason };
    if (!(await isApproved(db, market, viewer, deal, refund))) return;
  }
  return move(db, market, { viewer, deal, verb }, { reason, ...(refundCents && { refundCents }) });
}

type TransitionDetails = Omit<Parameters<typeof transition>[3], 'verb' | 'mover'>;

export async function move(
  db: Db,
  market: AppContext,
  { viewer, deal, verb }: { viewer: Viewer; deal: Concern; verb: DealVerb },
  details: TransitionDetails = {},
): Promise<Moved> {
  expectVerbOf(verb, deal);
  const moved = await transitionLocked(db, market, deal, { ...details, verb, mover: { as: deal.as, id: viewer.id } });
  if (!moved) throw await refusalOf(db, market, deal, verb);
  return moved;
}

export function expectVerbOf(verb: DealVerb, { as }: Concern) {
  if (!isVerbOf(verb, as)) throw forbidden(t(REFUSALS[as]));
}

const REFUSALS = {
  buyer: message('This is not for the buyer of a bike.'),
  seller: message('This is not for the seller of a bike.'),
  admin: message('This is not for admins.'),
};
