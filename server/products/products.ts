import { v7 as newId } from 'uuid';
import { dollars } from '#contract/money.ts';
import type { Page } from '#contract/page.ts';
import type { NewProduct, Product, WholeProduct } from '#contract/products.ts';
import { categoryByBrand } from '../categories/categories.ts';
import type { Db, Sql } from '../database/connect.ts';
import { once } from '../once/once.ts';
import { conflict, gone, notFound } from '../problems.ts';
import type { Viewer } from '../viewer.ts';
import * as queries from './queries.ts';

type Row = queries.ProductRow;
type Asking = Viewer | undefined;

type Dealt = Pick<Row, 'status' | 'sellerId' | 'advertised' | 'reported'>;

/** What a person can do with a product. */
export function may(viewer: Asking, { status, sellerId, advertised, reported }: Dealt) {
  const own = viewer?.id === sellerId;
  const onSale = status === 'available' || status === 'reserved';
  return {
    book: !!viewer && viewer.role !== 'admin' && !own && status === 'available',
    report: !!viewer && !own && status !== 'removed' && !reported,
    advertise: own && onSale && !advertised,
    edit: own && status === 'available',
    remove: (own || viewer?.role === 'admin') && status === 'available',
  };
}

/** How far a product is on its way to somebody else. */
export function state({ status }: Pick<Row, 'status'>) {
  return { isAvailable: status === 'available' || status === 'reserved', isReserved: status === 'reserved' };
}

export async function productsOfCategory(sql: Sql, viewer: Asking, brandName: string, page: Page) {
  const category = await categoryByBrand(sql, brandName);
  if (!category) throw notFound('brand');
  return shown(viewer, await queries.onSaleInCategory(sql, category._id, page, viewer?.id));
}

export async function advertisedProducts(sql: Sql, viewer: Asking, page: Page) {
  return shown(viewer, await queries.advertised(sql, page, viewer?.id));
}

export async function newestProducts(sql: Sql, viewer: Asking, page: Page) {
  return shown(viewer, await queries.onSale(sql, page, viewer?.id));
}

export async function productsOfSeller(sql: Sql, viewer: Viewer, email: string, page: Page) {
  return shown(viewer, await queries.ofSeller(sql, email, page, viewer.id));
}

/** Everything a person ever listed, what they removed included. */
export async function productsEverOf(sql: Sql, viewer: Viewer, page: Page) {
  return shown(viewer, await queries.ever(sql, viewer.id, page));
}

export async function readProduct(sql: Sql, viewer: Asking, id: string): Promise<WholeProduct> {
  const row = await productAt(sql, id, viewer?.id);
  return { ...show(viewer, row), photos: [], papers: [], service: [], revision: 1, sellerJoinedAt: '' };
}

/** A product that is or was on sale, unless it was taken off the market. */
export async function productAt(db: Db, id: string, viewerId?: string): Promise<Row> {
  const [product] = await queries.byId(db, id, viewerId);
  if (!product) throw notFound('product');
  if (product.withdrawn) throw gone('bike');
  return product;
}

export async function listProduct(
  sql: Sql,
  seller: { id: string },
  product: NewProduct,
  { key, listedAt = new Date() }: { key?: string | undefined; listedAt?: Date } = {},
) {
  const id = newId({ msecs: listedAt.getTime() });
  return once(sql, { personId: seller.id, effect: 'product', key, madeId: id }, (db) =>
    queries.insertProduct(db, { ...product, id, sellerId: seller.id, listedAt }),
  );
}

export async function advertiseProduct(sql: Sql, seller: Viewer, id: string) {
  const { count } = await queries.advertise(sql, id, seller.id);
  if (count > 0) return count;
  const [product] = await queries.byId(sql, id);
  if (product?.sellerId !== seller.id) throw notFound('product');
  if (product.withdrawn) throw gone('bike');
  if (product.status === 'sold') throw conflict('not-available', 'This bike is sold: there is nothing to advertise.');
  return 0;
}

export async function removeProduct(sql: Sql, viewer: Viewer, id: string) {
  const { count } = await queries.remove(sql, id, viewer.role === 'admin' ? undefined : viewer.id);
  if (count > 0) return count;
  const [product] = await queries.byId(sql, id);
  if (!product || (viewer.role !== 'admin' && product.sellerId !== viewer.id)) throw notFound('product');
  if (product.status === 'removed') return 0;
  throw conflict('booking-alive', 'Somebody has booked or bought this bike, so it cannot be removed now.');
}

export async function withdrawProductsOf(db: Db, sellerId: string) {
  await queries.withdrawAll(db, sellerId);
}

/** Holds a product for a buyer, or says why it cannot be had. */
export async function holdProduct(db: Db, buyer: Viewer, id: string) {
  const [held] = await queries.hold(db, id, buyer.id);
  if (held) return held;
  const product = await productAt(db, id);
  if (product.sellerId === buyer.id) throw conflict('own-product', 'This is your own bike.');
  throw conflict('already-booked', 'Already Booked');
}

export async function releaseProducts(db: Db, ids: string[]) {
  if (ids.length) await queries.release(db, ids);
}

export async function sellProduct(db: Db, id: string) {
  await queries.sell(db, id);
}

const shown = (viewer: Asking, rows: Row[]) => rows.map((row) => show(viewer, row));

function show(viewer: Asking, row: Row): Product {
  return {
    _id: row.id,
    productName: row.name,
    img: row.imageUrl,
    orgPrice: dollars(row.originalPriceCents),
    resalePrice: dollars(row.resalePriceCents),
    yearsOfUse: row.yearsOfUse,
    postDate: row.listedAt.toISOString(),
    categoryName: row.brandName,
    condition: row.condition,
    ...given({
      cover: row.cover,
      modelId: row.modelId,
      model: row.model,
      variant: row.variant,
      modelYear: row.modelYear,
      kilometres: row.kilometres,
      engineCc: row.engineCc,
      bodyType: row.bodyType,
      owners: row.owners,
      colour: row.colour,
    }),
    sellerName: row.sellerName,
    ...(viewer && { sellerEmail: row.sellerEmail, sellerPhone: row.phone }),
    sellerLocation: row.location,
    disc: row.description,
    isVarified: row.sellerVerified,
    ...state(row),
    isAdvertized: row.advertised,
    isReported: row.reported,
    may: may(viewer, row),
  };
}

type Given<T> = { [K in keyof T]?: NonNullable<T[K]> };

/** Without what was never said. */
function given<T extends object>(facts: T) {
  return Object.fromEntries(Object.entries(facts).filter(([, fact]) => fact !== null)) as Given<T>;
}
