import { formatPrice } from '#contract/format.ts';
import { dollars } from '#contract/money.ts';
import type { OwnList } from '#contract/own-list.ts';
import type { Page } from '#contract/pagination.ts';
import { t } from '#language/t.ts';
import { bikesAdded, bikesChanged, bikesRemoved, bikesShown, cacheTags } from '../cache/invalidation.ts';
import { Tagged } from '../cache/tagged.ts';
import { categoryByBrand } from '../categories/categories.ts';
import type { AppContext } from '../context.ts';
import type { Db, Sql } from '../database/connect.ts';
import { conflict, gone, type HttpError, notFound } from '../http/errors.ts';
import type { Viewer } from '../http/viewer.ts';
import { closeOffers } from '../offers/closing/closing.ts';
import { unindexProducts } from '../search/search-index/search-index.ts';
import { advertise } from './advertising.ts';
import { advertised } from './advertising-queries.ts';
import * as history from './history-queries.ts';
import { markedBikes } from './marks.ts';
import { refusalOf, refuse } from './may.ts';
import { ofSeller } from './own-queries.ts';
import { loweredUntil } from './price-history.ts';
import * as queries from './queries.ts';
import { MOST_OF_ONE_SELLER } from './sellers-share.ts';
import { shown, showOwn } from './show.ts';
import { similar } from './similar-queries.ts';
import { soldUntil } from './sold-until.ts';
import * as writing from './write-queries.ts';

export { ADVERTISED_ON_LANDING_PAGE, rotateAdvertised } from './advertising.ts';
export { limitInWords, readListingLimit } from './limit.ts';
export { bikesOnSaleOf, lockSeller } from './limit-queries.ts';
export { listProduct, listProducts } from './listing.ts';
export { dealtWithLoader, markedBikes } from './marks.ts';
export { guard, isAllowed, refusalOf, refuse, state } from './may.ts';
export { loweredUntil } from './price-history.ts';
export { onMarket, type ProductRow, photo, shownAmong, takesOffers } from './queries.ts';
export { relistProduct } from './relisting.ts';
export { given, show, shown } from './show.ts';
export { putProductBack, takeDownProduct, withholdProduct, withholdProductsOf } from './withholding.ts';
export { lockSellerShared, relistable, twinsOf, withheldBySuspension } from './write-queries.ts';

type Asking = Viewer | undefined;

export async function productsOfCategory(sql: Sql, brandName: string, page: Page) {
  const rows = await queries.onSaleInCategory(sql, brandName, page);
  if (!rows.length && !(await categoryByBrand(sql, brandName))) throw notFound('brand');
  const [first] = rows;
  const tag = first ? cacheTags.brand(first.brandName) : cacheTags.shelf;
  const products = shown(undefined, rows);
  const answer = new Tagged(products, tag, ...bikesShown(products)).expiring(loweredUntil(products));
  return markedBikes(sql, rows, answer, shown);
}

export async function advertisedProducts(sql: Sql, page: Page) {
  const rows = await advertised(sql, page);
  const products = shown(undefined, rows);
  const answer = new Tagged(products, cacheTags.advertised, ...bikesShown(products)).expiring(loweredUntil(products));
  return markedBikes(sql, rows, answer, shown);
}

export async function newestProducts(sql: Sql, page: Page) {
  return shown(undefined, await queries.onSale(sql, page));
}

const READ_PER_SHOWN = 5;

/** No more than two per seller while there are others. */
export async function someNewest(sql: Sql, { limit }: Pick<Page, 'limit'>) {
  const rows = await queries.onSale(sql, { limit: limit * READ_PER_SHOWN });
  const products = shown(undefined, fewOfEach(rows, MOST_OF_ONE_SELLER).slice(0, limit));
  return new Tagged(products, cacheTags.newest, ...bikesShown(products)).expiring(loweredUntil(products));
}

function fewOfEach<Row extends { sellerId: string }>(rows: Row[], most: number): Row[] {
  const counts = new Map<string, number>();
  const isOneOfFew = ({ sellerId }: Row) => {
    const count = (counts.get(sellerId) ?? 0) + 1;
    counts.set(sellerId, count);
    return count <= most;
  };
  const few = rows.filter(isOneOfFew);
  return [...few, ...rows.filter((row) => !few.includes(row))];
}

/** As strangers see them. */
export async function productsOfPublicSeller(sql: Sql, sellerId: string, list: queries.OfSeller) {
  const rows = await queries.ofPublicSeller(sql, sellerId, list);
  const products = shown(undefined, rows);
  return new Tagged(products, ...bikesShown(products)).expiring(soldUntil(rows), loweredUntil(products));
}

/** In the order of the ids. */
export async function productsTogether(sql: Sql, ids: string[]) {
  const rows = ids.length ? await queries.byIds(sql, ids) : [];
  const products = shown(undefined, rows);
  const answer = new Tagged(products, ...ids.map(cacheTags.bike), ...bikesShown(products)).expiring(
    soldUntil(rows),
    loweredUntil(products),
  );
  return markedBikes(sql, rows, answer, shown);
}

export const productRowsOnMarket = async (sql: Sql, ids: string[]) => (ids.length ? queries.onSaleOf(sql, ids) : []);

export async function productsOnMarket(sql: Sql, viewer: Asking, ids: string[]) {
  return ids.length ? shown(viewer, await queries.onSaleOf(sql, ids, viewer?.id)) : [];
}

export async function productsOfSeller(sql: Sql, viewer: Viewer, email: string, list: OwnList) {
  return shown(viewer, await ofSeller(sql, email, list, viewer.id));
}

export async function productsEverOf(sql: Sql, viewer: Viewer, page: Page) {
  return (await queries.ever(sql, viewer.id, page)).map((row) => showOwn(viewer, row));
}

export async function similarBikes(db: Db, id: string, limit: number) {
  const [product] = await queries.byId(db, id);
  return product ? similar(db, product, limit) : [];
}

export async function productAt(db: Db, id: string, viewer?: Viewer) {
  const [product] = await queries.byId(db, id, viewer);
  if (!product) throw notFound('bike');
  if (product.withdrawn && !isReviewedBy(product, viewer)) throw gone('bike');
  return product;
}

/** A withheld bike is seen by its seller and admins. */
const isReviewedBy = ({ status, sellerId }: queries.WholeRow, viewer?: Viewer) =>
  status === 'withheld' && !!viewer && (viewer.role === 'admin' || viewer.id === sellerId);

export async function advertiseProduct(sql: Sql, seller: Viewer, id: string) {
  const count = await sql.begin(async (db) => {
    const { count } = await advertise(db, seller, id);
    if (count > 0) await bikesAdded(db, [id]);
    return count;
  });
  return count || refuse(await refusalOf(sql, 'advertise', seller, id));
}

export async function removeProduct({ sql, auditor }: Pick<AppContext, 'sql' | 'auditor'>, viewer: Viewer, id: string) {
  const count = await sql.begin(async (db) => {
    const removed = await writing.remove(db, id, viewer);
    if (removed.count === 0) return 0;
    await closeOffers(db, { reason: 'removed', bikes: [id] });
    await Promise.all([unindexProducts(db, [id]), bikesRemoved(db, [id])]);
    const note = { action: 'remove-product', subject: `product ${id}` };
    if (viewer.role === 'admin') await auditor.note(db, { actor: 'admin', actorId: viewer.id, ...note });
    return removed.count;
  });
  return count || refuse(await refusalOf(sql, 'remove', viewer, id));
}

export async function hideProduct(sql: Sql, seller: Viewer, id: string, isHidden: boolean) {
  const { count } = await (isHidden ? writing.hide : writing.unhide)(sql, id, seller);
  return count || refuse(await refusalOf(sql, isHidden ? 'hide' : 'unhide', seller, id));
}

/** Returns the number of booked bikes, which stay. */
export async function withdrawProductsOf(db: Db, sellerId: string): Promise<number> {
  const ids = (await writing.withdrawAvailable(db, sellerId)).map(({ id }) => id);
  await Promise.all([unindexProducts(db, ids), bikesRemoved(db, ids)]);
  return (await writing.reservedOf(db, sellerId)).length;
}

export type HeldProduct = writing.HeldProduct;

interface Wish {
  id: string;
  priceCents?: number | undefined;
  /** A better reason why the bike cannot be held. */
  whyNot?: () => Promise<HttpError | undefined>;
}

export async function holdProduct(db: Db, buyer: Viewer, { id, priceCents, whyNot }: Wish): Promise<HeldProduct> {
  const [[held]] = await Promise.all([writing.hold(db, id, buyer), bikesChanged(db, [id])]);
  if (!held) throw (await whyNot?.()) ?? (await refusalOf(db, 'book', buyer, id));
  if (priceCents !== undefined && priceCents !== held.resalePriceCents)
    await refuseFormerPrice(db, id, priceCents, held);
  return held;
}

/** Rejects a former price: the buyer has not seen the current one. Other values were never a price. */
async function refuseFormerPrice(
  db: Db,
  id: string,
  cents: number,
  { resalePriceCents }: { resalePriceCents: number },
) {
  const [former] = await history.formerPrice(db, id, cents);
  if (!former) return;
  const price = formatPrice(dollars(resalePriceCents));
  throw conflict(
    'price-changed',
    t('Its seller has just changed the price: it is {price} now. Please look again.', { price }),
  );
}

export async function releaseProducts(db: Db, ids: string[]) {
  if (!ids.length) return;
  const released = writing.release(db, ids).execute();
  await Promise.all([released, bikesAdded(db, ids)]);
}

export async function sellProduct(db: Db, id: string) {
  // Pipelined, in this order: a transaction that indexes the bike holds its row.
  const sold = writing.sell(db, id).execute();
  await Promise.all([sold, unindexProducts(db, [id]), bikesRemoved(db, [id])]);
}
