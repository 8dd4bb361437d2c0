import type { Page } from '#contract/page.ts';
import type { Photo } from '#contract/photos.ts';
import type { NewProduct, ProductStatus, Product as WireProduct } from '#contract/products.ts';
import type { Db } from '../database/connect.ts';

export interface ProductRow {
  id: string;
  sellerId: string;
  sellerName: string;
  sellerEmail: string;
  sellerVerified: boolean;
  brandName: string;
  name: string;
  imageUrl: string;
  originalPriceCents: number;
  resalePriceCents: number;
  yearsOfUse: number;
  modelId: string | null;
  model: string | null;
  variant: string | null;
  modelYear: number | null;
  kilometres: number | null;
  engineCc: number | null;
  bodyType: WireProduct['bodyType'] | null;
  owners: number | null;
  colour: string | null;
  placeId: number | null;
  cover: Photo | null;
  condition: WireProduct['condition'];
  location: string;
  phone: string;
  description: string;
  status: ProductStatus;
  advertised: boolean;
  listedAt: Date;
  /** Off the market, like all of a seller who is gone. */
  withdrawn: boolean;
  /** By whoever asks. */
  reported: boolean;
}

const products = (db: Db, viewerId?: string) => db`
  select p.id, p.seller_id as "sellerId", s.name as "sellerName", s.email as "sellerEmail",
    s.verified_at is not null as "sellerVerified", c.brand_name as "brandName", p.name, p.image_url as "imageUrl",
    p.original_price_cents as "originalPriceCents", p.resale_price_cents as "resalePriceCents",
    greatest(0, coalesce(extract(year from now())::int - p.model_year, p.years_of_use))::float8 as "yearsOfUse",
    p.model_id as "modelId", p.model, p.variant, p.model_year as "modelYear", p.kilometres, p.engine_cc as "engineCc",
    p.body_type as "bodyType", p.owners, p.colour, p.place_id as "placeId", ${cover(db)} as cover, p.condition, p.location, p.phone, p.description, p.status,
    p.advertised_at is not null as advertised, p.listed_at as "listedAt",
    (p.status = 'removed' or s.removed_at is not null) as withdrawn, ${reportedBy(db, viewerId)} as reported
  from products p join users s on s.id = p.seller_id join categories c on c.id = p.category_id`;

const cover = (db: Db) => db`
  (select json_build_object('name', f.name, 'width', f.width, 'height', f.height, 'placeholder', f.placeholder,
    'alt', f.alt) from product_photos f where f.product_id = p.id and f.position = 0)`;

const reportedBy = (db: Db, viewerId?: string) =>
  viewerId ? db`exists (select from reports r where r.product_id = p.id and r.reporter_id = ${viewerId})` : db`false`;

const page = (db: Db, { limit, after }: Page) => db`
  ${after ? db`and p.id < ${after}` : db``} order by p.id desc limit ${limit + 1}`;

// A seller who is removed may have been listing at that very moment.
const onMarket = (db: Db) => db`p.status in ('available', 'reserved') and s.removed_at is null`;

export const onSale = (db: Db, part: Page, viewerId?: string) => db<ProductRow[]>`
  ${products(db, viewerId)} where ${onMarket(db)} ${page(db, part)}`;

export const onSaleInCategory = (db: Db, categoryId: string, part: Page, viewerId?: string) => db<ProductRow[]>`
  ${products(db, viewerId)} where p.category_id = ${categoryId} and ${onMarket(db)} ${page(db, part)}`;

export const advertised = (db: Db, part: Page, viewerId?: string) => db<ProductRow[]>`
  ${products(db, viewerId)} where p.advertised_at is not null and ${onMarket(db)} ${page(db, part)}`;

export const ofSeller = (db: Db, email: string, part: Page, viewerId?: string) => db<ProductRow[]>`
  ${products(db, viewerId)} where s.email = ${email} and s.removed_at is null and p.status <> 'removed' ${page(db, part)}`;

/** Whatever a person ever listed. */
export const ever = (db: Db, sellerId: string, part: Page) => db<ProductRow[]>`
  ${products(db)} where p.seller_id = ${sellerId} ${page(db, part)}`;

export const byId = (db: Db, id: string, viewerId?: string) => db<ProductRow[]>`
  ${products(db, viewerId)} where p.id = ${id}`;

export interface ListedProduct extends NewProduct {
  id: string;
  sellerId: string;
  listedAt: Date;
}

export const insertProduct = (db: Db, product: ListedProduct) => db`
  insert into products (id, seller_id, category_id, name, image_url, original_price_cents, resale_price_cents,
    years_of_use, model_id, model, variant, model_year, kilometres, engine_cc, body_type, condition, owners, colour,
    frame_number, papers, service, location, place_id, phone, description, listed_at)
  select ${product.id}, ${product.sellerId}, id, ${product.productName}, ${product.img ?? ''}, ${product.orgPrice},
    ${product.resalePrice}, ${product.modelYear ? null : (product.yearsOfUse ?? null)}, ${product.modelId ?? null},
    ${product.model ?? null}, ${product.variant ?? null}, ${product.modelYear ?? null}, ${product.kilometres ?? null},
    ${product.engineCc ?? null}, ${product.bodyType ?? null}, ${product.condition}, ${product.owners ?? null},
    ${product.colour ?? null}, ${product.frameNumber ?? null}, ${product.papers}, ${product.service},
    ${product.sellerLocation}, ${product.placeId ?? null}, ${product.sellerPhone}, ${product.disc}, ${product.listedAt}
  from categories where brand_name = upper(${product.categoryName}) and retired_at is null`;

export const advertise = (db: Db, id: string, sellerId: string) => db`
  update products set advertised_at = now()
  where id = ${id} and seller_id = ${sellerId} and advertised_at is null and status in ('available', 'reserved')`;

/** `sellerId` absent: whoever sells it, for admins. */
export const remove = (db: Db, id: string, sellerId?: string) => db`
  update products set status = 'removed', removed_at = now()
  where id = ${id} and status = 'available' ${sellerId ? db`and seller_id = ${sellerId}` : db``}`;

export const withdrawAll = (db: Db, sellerId: string) => db`
  update products set status = 'removed', removed_at = now()
  where seller_id = ${sellerId} and status in ('available', 'reserved')`;

/** Holds an available product of somebody else; no row: somebody was faster, or it cannot be had. */
export const hold = (db: Db, id: string, buyerId: string) => db<
  { sellerId: string; name: string; imageUrl: string; resalePriceCents: number }[]
>`
  update products set status = 'reserved'
  where id = ${id} and status = 'available' and seller_id <> ${buyerId}
    and exists (select 1 from users where id = seller_id and removed_at is null)
  returning seller_id as "sellerId", name, image_url as "imageUrl", resale_price_cents as "resalePriceCents"`;

export const release = (db: Db, ids: string[]) => db`
  update products set status = 'available' where id in ${db(ids)} and status = 'reserved'`;

export const sell = (db: Db, id: string) => db`
  update products set status = 'sold', sold_at = now() where id = ${id} and status = 'reserved'`;
