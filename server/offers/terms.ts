import { dollars } from '#contract/money.ts';
import { floorTooHigh } from '#contract/offer-floor.ts';
import type { ToldOfferTerms } from '#contract/offers.ts';
import { t } from '#language/t.ts';
import { bikesChanged } from '../cache/invalidation.ts';
import type { Sql } from '../database/connect.ts';
import { invalid, notFound } from '../http/errors.ts';
import type { Viewer } from '../http/viewer.ts';
import { refusalOf } from '../products/products.ts';
import { closeOffers } from './closing/closing.ts';
import { lockBike } from './queries.ts';
import * as queries from './terms-queries.ts';

/** The floor goes to nobody but the seller. */
export async function readOfferTerms(sql: Sql, seller: Viewer, productId: string): Promise<ToldOfferTerms> {
  const [terms] = await queries.termsOf(sql, seller.id, productId);
  if (!terms) throw notFound('bike');
  return show(terms);
}

export async function changeOfferTerms(
  sql: Sql,
  seller: Viewer,
  productId: string,
  { takesOffers, floor }: { takesOffers: boolean; floor: number | null },
): Promise<ToldOfferTerms> {
  return sql.begin(async (db) => {
    await lockBike(db, productId);
    const [before] = await queries.termsOf(db, seller.id, productId);
    const [terms] = await queries.setTerms(db, productId, seller, { takesOffers, floorCents: floor });
    if (!terms)
      throw await refusalOf(db, 'set-offer-terms', seller, productId, async () => invalid('floor', t(floorTooHigh)));
    if (!takesOffers) await closeOffers(db, { reason: 'offers-stopped', bikes: [productId] });
    if (before?.takesOffers !== takesOffers) await bikesChanged(db, [productId]);
    return show(terms);
  });
}

export const show = ({ takesOffers, floorCents }: queries.Terms): ToldOfferTerms => ({
  takesOffers,
  floor: floorCents === null ? null : dollars(floorCents),
});
