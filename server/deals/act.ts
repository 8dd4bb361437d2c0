import { type DealVerb, isVerbOf } from '#contract/deal-machine.ts';
import type { Deal } from '#contract/deals.ts';
import type { AppContext } from '../context.ts';
import type { Db } from '../database/connect.ts';
import { forbidden, type HttpError } from '../http/errors.ts';
import type { Viewer } from '../http/viewer.ts';
import { type Deal as Moved, transition } from './bookings/bookings.ts';
import type { Concern } from './queries.ts';
import { concernOf, readDeal } from './read.ts';
import { refusalOf } from './refusal-reasons.ts';

/**
 * Runs a step of a deal in one transaction and returns the deal afterwards. A thrown refusal rolls back; a returned one
 * commits what was written.
 */
export async function takePart(
  market: AppContext,
  viewer: Viewer,
  id: string,
  act: (db: Db, deal: Concern) => Promise<HttpError | undefined>,
): Promise<Deal> {
  const deal = await concernOf(market.sql, viewer, id);
  const refusal = await market.sql.begin((db) => act(db, deal));
  if (refusal) throw refusal;
  return readDeal(market, viewer, id);
}

type TransitionDetails = Omit<Parameters<typeof transition>[3], 'verb' | 'mover'>;

/** Moves a deal, or returns why this user cannot. */
export async function move(
  db: Db,
  market: AppContext,
  { viewer, deal, verb }: { viewer: Viewer; deal: Concern; verb: DealVerb },
  way: TransitionDetails = {},
): Promise<Moved> {
  expectVerbOf(verb, deal);
  const moved = await transition(db, market, deal, { ...way, verb, mover: { as: deal.as, id: viewer.id } });
  if (!moved) throw await refusalOf(db, market, deal, verb);
  return moved;
}

/** The role may never take this step, in any state. */
export function expectVerbOf(verb: DealVerb, { as }: Concern) {
  if (!isVerbOf(verb, as)) throw forbidden(`This is not for ${PEOPLE[as]}.`);
}

const PEOPLE = { buyer: 'the buyer of a bike', seller: 'the seller of a bike', admin: 'admins' };
