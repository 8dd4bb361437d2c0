import { v7 as newId } from 'uuid';
import { type ListingSettings, listingLimit } from '#contract/listing-limit.ts';
import type { ImportedProduct, NewProduct } from '#contract/products.ts';
import { t } from '#language/t.ts';
import { bikesAdded } from '../cache/invalidation.ts';
import { categoryByBrand } from '../categories/categories.ts';
import { requestChecks } from '../check-requests/check-requests.ts';
import { businessEvents } from '../counts/counts.ts';
import type { Db, Sql } from '../database/connect.ts';
import { type Frame, type Framed, ownOnSale, recordFrames } from '../frames/frames.ts';
import { invalid } from '../http/errors.ts';
import { idempotent } from '../http/idempotency/idempotency.ts';
import { placePhotos } from '../photos/photos.ts';
import { wantPictures } from '../photos/picture-fetch/picture-fetch.ts';
import { completed, draftsOf, indexProducts } from '../search/search-index/search-index.ts';
import { HasLeft } from '../users/membership/membership.ts';
import { type FactOptions, factsOf, located } from './facts.ts';
import { limitReached } from './limit.ts';
import { lockSeller } from './limit-queries.ts';
import { expectUsualPrice } from './usual-prices/usual-prices.ts';
import { insertProducts, setFirstTerms } from './write-queries.ts';

interface Listing {
  listedAt?: Date;
  /** Absent: no limit. */
  limits?: ListingSettings | undefined;
  /** Listed by the marketplace itself. */
  isTrusted?: boolean | undefined;
}

interface Many extends Listing, FactOptions {
  event?: 'listed' | 'imported';
}

interface ByHand extends Listing {
  key?: string | undefined;
  asksPrice?: boolean;
}

export async function listProduct(
  sql: Sql,
  seller: { id: string },
  product: Framed<NewProduct>,
  { key, listedAt = new Date(), limits, isTrusted, asksPrice = false }: ByHand = {},
) {
  const id = newId({ msecs: listedAt.getTime() });
  return idempotent(sql, { personId: seller.id, effect: 'product', key, madeId: id }, async (db) => {
    if (asksPrice) await expectUsualPrice(db, factsOf(product), product);
    const listed = await listProducts(db, seller.id, [{ ...product, id }], { listedAt, limits, isTrusted });
    if (!listed.has(id)) throw await unlisted(db, seller, product, limits);
    if (product.takesOffers === false || product.floor) await setFirstTerms(db, id, product);
    if (product.photos.length) await placePhotos(db, { productId: id, sellerId: seller.id, photos: product.photos });
  });
}

async function unlisted(
  db: Db,
  seller: { id: string },
  { categoryName, frame }: Framed<NewProduct>,
  limits?: ListingSettings,
) {
  if (frame) await expectNoTwin(db, seller.id, frame);
  if (limits && (await categoryByBrand(db, categoryName))) return limitReached(db, seller, limits);
  return unknownBrand();
}

/** Skips unsold brands and bikes above the limit; the caller places the photos. Returns the listed ids. */
export async function listProducts(
  db: Db,
  sellerId: string,
  products: (Framed<ImportedProduct> & { id: string })[],
  { listedAt = new Date(), limits, isTrusted = false, withoutDefaults, event = 'listed' }: Many = {},
): Promise<Set<string>> {
  const rows = products.map(({ id, ...product }) => ({ id, ...located(product, { withoutDefaults }) }));
  if (!rows.length) return new Set();
  const [seller] = await lockSeller(db, sellerId);
  if (!seller) throw new HasLeft();
  const most = limits && listingLimit(seller, limits);
  const bikes = rows.map(({ id, facts }) => ({ ...facts, id, listedAt }));
  // The drafts are made while the database is at work.
  const [stored, drafts] = await Promise.all([
    insertProducts(db, sellerId, rows, { listedAt, most }).execute(),
    draftsOf(bikes, seller.verified),
  ]);
  const inserted = new Map(stored.map(({ id, ...bike }) => [id, bike]));
  const entries = drafts.flatMap((draft) => {
    const bike = inserted.get(draft.product_id);
    return bike ? completed(draft, bike) : [];
  });
  const ids = [...inserted.keys()];
  if (rows.some(({ id, facts }) => facts.frame && inserted.has(id))) await recordFrames(db, ids, event);
  await Promise.all([
    indexProducts(db, entries),
    wantPictures(db, ids),
    requestChecks(db, isTrusted ? [] : ids),
    bikesAdded(db, ids),
  ]);
  businessEvents.add('bike', ids.length);
  return new Set(ids);
}

/** Throws if the seller has another bike with this frame on sale. */
export async function expectNoTwin(db: Db, sellerId: string, { key }: Frame) {
  const [twin] = await ownOnSale(db, sellerId, key);
  if (twin) throw invalid('frameNumber', t('You have this frame number on sale already: {bike}', { bike: twin.name }));
}

export const unknownBrand = () => invalid('categoryName', t('Please choose one of the brands that are sold here'));
