import { MISSING } from '#contract/fields.ts';
import type { Page } from '#contract/pagination.ts';
import type { ProductChange } from '#contract/product-changes.ts';
import type { EditedProduct } from '#contract/products.ts';
import { t } from '#language/t.ts';
import { bikesAdded, framesChanged } from '../cache/invalidation.ts';
import { requestChecks } from '../check-requests/check-requests.ts';
import type { Db, Sql } from '../database/connect.ts';
import { type Framed, recordFrames } from '../frames/frames.ts';
import { conflict, invalid, notFound } from '../http/errors.ts';
import type { Viewer } from '../http/viewer.ts';
import { closeReachedOffers } from '../offers/closing/closing.ts';
import { placePhotos } from '../photos/photos.ts';
import { wantPictures } from '../photos/picture-fetch/picture-fetch.ts';
import { reindexProducts } from '../search/search-index/search-index.ts';
import { differences } from './differences.ts';
import { recordEvents } from './edit-log.ts';
import { factsAfter, factsBefore, placeOf } from './facts.ts';
import * as history from './history-queries.ts';
import { lockSeller } from './limit-queries.ts';
import { expectNoTwin, unknownBrand } from './listing.ts';
import { refusalFor } from './may.ts';
import * as queries from './queries.ts';
import { expectUsualPrice } from './usual-prices/usual-prices.ts';
import * as writing from './write-queries.ts';

export async function editProduct(sql: Sql, seller: Viewer, id: string, wish: Framed<EditedProduct>) {
  return sql.begin(async (db) => {
    const product = await editable(db, seller, id);
    const before = factsBefore(product);
    if (!product.imported) expectAllSaid(wish);
    const after = factsAfter(before, wish);
    const facts = differences(before, after);
    if (Object.keys(facts).length === 0) return { modifiedCount: 0, revision: product.revision };
    const isPricedAnew = before.resalePriceCents !== after.resalePriceCents || before.modelId !== after.modelId;
    if (isPricedAnew && product.revision === wish.revision)
      await expectUsualPrice(db, after, { ...wish, onSale: before.modelId === after.modelId });
    // Serializes the seller's listings, so that none has the same frame.
    if (after.frame && facts.frameNumber) await lockSeller(db, seller.id);
    const unchanged = { id, seller, revision: wish.revision };
    const [edited] = await writing.editProduct(db, unchanged, after, placeOf(after));
    if (!edited) throw await refusalOf(db, seller, id, wish);
    const { categoryId, revision, freshness, isOnSale } = edited;
    if (isOnSale) await reindexProducts(db, { ...after, id, categoryId, freshness, listedAt: product.listedAt });
    // Also without a change: a picture may have been fetched since the read.
    await placePhotos(db, { productId: id, sellerId: seller.id, photos: after.photos });
    const repriced = before.resalePriceCents !== after.resalePriceCents;
    const formerPriceCents = repriced ? before.resalePriceCents : undefined;
    const event = { productId: id, actorId: seller.id, name: 'edited', facts, formerPriceCents } as const;
    if (after.resalePriceCents < before.resalePriceCents) await closeReachedOffers(db, [id]);
    if (after.frame && CHECKED.some((field) => field in facts)) await recordFrames(db, [id], 'edited');
    if (before.frame && before.frame.key !== after.frame?.key) await framesChanged(db, [before.frame.key]);
    await Promise.all([
      wantPictures(db, [id]),
      recordEvents(db, [event]),
      requestChecks(db, [id]),
      bikesAdded(db, [id]),
    ]);
    return { modifiedCount: 1, revision };
  });
}

const CHECKED = ['frameNumber', 'kilometres', 'owners', 'modelYear', 'placeId'] as const;

function expectAllSaid({ orgPrice, condition }: Framed<EditedProduct>) {
  if (orgPrice === null) throw invalid('orgPrice', t(MISSING));
  if (condition === null) throw invalid('condition', t(MISSING));
}

async function editable(db: Db, seller: Viewer, id: string) {
  const [product] = await queries.byId(db, id);
  if (!product) throw notFound('bike');
  const refusal = refusalFor('edit', seller, product);
  if (refusal) throw refusal;
  return product;
}

async function refusalOf(db: Db, seller: Viewer, id: string, wish: Framed<EditedProduct>) {
  const { revision } = await editable(db, seller, id);
  if (revision === wish.revision && wish.frame) await expectNoTwin(db, seller.id, wish.frame);
  if (revision === wish.revision) return unknownBrand();
  return conflict('changed-meanwhile', t('This bike was changed meanwhile. Please look at it again, then change it.'));
}

export async function productChanges(sql: Sql, viewer: Viewer, id: string, page: Page): Promise<ProductChange[]> {
  const changes = await history.changes(sql, viewer, id, page);
  if (!changes.length) await expectSellerOrAdmin(sql, viewer, id);
  return changes.map(show);
}

async function expectSellerOrAdmin(sql: Sql, viewer: Viewer, id: string) {
  const [product] = await queries.byId(sql, id);
  if (!product || (viewer.role !== 'admin' && viewer.id !== product.sellerId)) throw notFound('bike');
}

const show = (row: history.ChangeRow): ProductChange => ({
  _id: row.id,
  changedAt: row.happenedAt.toISOString(),
  fields: Object.entries(row.facts).map(([field, [before, after]]) => ({ field, before, after })),
});
