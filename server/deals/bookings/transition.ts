import { v7 as newId } from 'uuid';
import { type Actor, type DealMove, type DealVerb, ENDED_STATUSES, movesFrom } from '#contract/deal-machine.ts';
import { reputationsChanged } from '../../cache/invalidation.ts';
import type { AppContext } from '../../context.ts';
import { type BusinessEvent, businessEvents } from '../../counts/counts.ts';
import type { Db, Fragment } from '../../database/connect.ts';
import { pipelined } from '../../database/pipelined.ts';
import { notify } from '../../notifications/notifications.ts';
import { releaseProducts, sellProduct } from '../../products/products.ts';
import { type Amounts, moveMoney } from './deal-money.ts';
import * as queries from './transition-queries.ts';

type TransitionServices = Pick<AppContext, 'settings' | 'auditor'>;

export interface Mover {
  as: Actor;
  id?: string | undefined;
}

interface Step extends Amounts {
  /** Made after the deal was locked, as steps are in the order of their ids. */
  id?: string | undefined;
  verb: DealVerb;
  mover: Mover;
  reason?: string | undefined;
  facts?: Record<string, string | number | boolean | string[]>;
  meetingAt?: Date | undefined;
  /** Further columns to set, and further conditions on the row. */
  set?: Fragment | undefined;
  guard?: Fragment | undefined;
}

/** Returns undefined when the deal's state forbids the step; then nothing has changed. */
export async function transition(
  db: Db,
  services: TransitionServices,
  deal: queries.DealKey,
  step: Step,
): Promise<queries.Deal | undefined> {
  const [before] = await queries.lock(db, deal);
  return before && transitionLocked(db, services, before, step);
}

/** The caller has locked the deal. */
export async function transitionLocked(
  db: Db,
  services: TransitionServices,
  before: queries.Deal,
  step: Step,
): Promise<queries.Deal | undefined> {
  for (const move of movesFrom(before.status, step.mover.as)) {
    if (move.verb !== step.verb) continue;
    const [after] = await queries.move(db, services.settings, before, { ...step, move, ended: endsWith(move) });
    if (!after) continue;
    await follow(db, services, { before, after, move, step });
    return after;
  }
}

const endsWith = ({ to }: Pick<DealMove, 'to'>) => to === 'completed' || ENDED_STATUSES.includes(to);

/** A seller's page counts deals that are done, and paid ones that the seller called off or missed. */
function isCounted({ from, to }: DealMove, { as }: Mover) {
  if (from === 'completed' || to === 'completed') return true;
  return to === 'no-show' ? from === 'seller-missed' : as === 'seller' && from !== 'booked' && endsWith({ to });
}

const COUNTED: Partial<Record<DealVerb, BusinessEvent>> = {
  pay: 'payment',
  'hand-over': 'handover',
  dispute: 'dispute',
  'fall-silent': 'dispute',
};

interface Taken {
  before: queries.Deal;
  after: queries.Deal;
  move: DealMove;
  step: Step;
}

async function follow(db: Db, services: TransitionServices, { before, after, move, step }: Taken) {
  const { id: bookingId, productId, buyerId, sellerId } = after;
  const { verb, mover, reason, facts } = step;
  const { id = newId() } = step;
  await pipelined(
    // First: what follows may refer to it.
    queries.insertStep(db, { id, productId, bookingId, move, mover, reason, facts }).execute(),
    move.money && moveMoney(db, services.settings, after, move.money, step),
    verb === 'pay' && sellProduct(db, productId),
    before.status === 'booked' && after.status !== 'booked' && verb !== 'pay' && releaseProducts(db, [productId]),
    (move.money || mover.as === 'admin') &&
      services.auditor.note(db, {
        id,
        actor: mover.as,
        actorId: mover.id,
        action: verb,
        subject: `booking ${bookingId}`,
        facts: { from: before.status, to: after.status, ...(step.refundCents && { refundCents: step.refundCents }) },
      }),
    isCounted(move, mover) && reputationsChanged(db, [sellerId]),
    notify(db, { id, productId, bookingId, verb, actor: mover.as, actorId: mover.id, buyerId, sellerId }),
  );
  const counted = COUNTED[verb];
  if (counted) businessEvents.add(counted);
}
