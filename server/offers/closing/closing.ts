import type { OfferClosing } from '#contract/offer-machine.ts';
import type { Db, Fragment, Sql } from '../../database/connect.ts';
import { tellEnded } from '../telling.ts';
import * as queries from './queries.ts';

const AT_ONCE = 200;

type ByBike = Extract<OfferClosing, 'booked' | 'another-accepted' | 'removed' | 'offers-stopped'>;

/** Call in the transaction that changed the bikes: they are locked before their offers. */
export async function closeOffers(db: Db, { reason, bikes, by }: { reason: ByBike; bikes: string[]; by?: string }) {
  if (bikes.length) await tellEnded(db, await close(db, reason, queries.onBikes(db, bikes)), { reason, by });
}

/** Those at or above the present price, which anybody may pay. */
export async function closeReachedOffers(db: Db, bikes: string[]) {
  const reason = 'price-lowered';
  if (bikes.length) await tellEnded(db, await close(db, reason, queries.reached(db, bikes)), { reason });
}

/** The caller has locked or removed the person. */
export async function closeOffersOf(db: Db, personId: string) {
  const ended = await close(db, 'left', queries.ofPerson(db, personId));
  await tellEnded(db, ended, { reason: 'left', by: personId });
}

/** The caller has locked both. Nobody is told: that would tell of the block. */
export async function closeOffersBetween(db: Db, blocker: string, blocked: string) {
  await tellEnded(db, await close(db, 'blocked', queries.between(db, blocker, blocked)), { reason: 'blocked' });
}

/** Before a new offer of the two, as the job may not have run yet. */
export async function expireOffersOf(db: Db, pair: { productId: string; buyerId: string }) {
  await tellEnded(db, await expire(db, db`${queries.ofPair(db, pair)} and ${queries.overdue(db)}`));
}

/** Idempotent, safe to run concurrently. A retired brand may have many bikes, so its offers end here. */
export async function endOverdueOffers(sql: Sql) {
  await inTurns(sql, (db) => expire(db, queries.overdue(db)));
  await inTurns(sql, (db) => close(db, 'brand-retired', queries.ofRetiredBrand(db), AT_ONCE), 'brand-retired');
}

async function inTurns(sql: Sql, end: (db: Db) => Promise<queries.EndedOffer[]>, reason?: OfferClosing) {
  for (let count = AT_ONCE; count === AT_ONCE; )
    count = await sql.begin(async (db) => {
      const ended = await end(db);
      await tellEnded(db, ended, { reason });
      return ended.length;
    });
}

async function close(db: Db, reason: OfferClosing, which: Fragment, limit: number | null = null) {
  const open = await queries.open(db, which, limit);
  return bikeByBike(open, (some) => queries.close(db, reason, which, some));
}

async function expire(db: Db, which: Fragment) {
  const open = await queries.open(db, which, AT_ONCE);
  return bikeByBike(open, (some) => queries.expire(db, which, some));
}

/** In a fixed order, so that two closings cannot deadlock; each statement stays on the shard of its bike. */
async function bikeByBike(
  offers: queries.OpenOffer[],
  end: (some: queries.OfBike) => PromiseLike<queries.EndedOffer[]>,
): Promise<queries.EndedOffer[]> {
  const bikes = Object.entries(Object.groupBy(offers, ({ productId }) => productId)).sort();
  const ended: queries.EndedOffer[] = [];
  for (const [productId, some = []] of bikes) ended.push(...(await end({ productId, ids: some.map(({ id }) => id) })));
  return ended;
}
