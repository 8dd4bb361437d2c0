import type { Db } from '../../database/connect.ts';
import type { Viewer } from '../../http/viewer.ts';

/** Queues external pictures; a new address starts with all attempts. */
export const want = (db: Db, productIds: string[]) => db`
  insert into picture_fetches (product_id, address)
  select id, image_url from products where id = any(${productIds}::uuid[]) and image_url ~* '^https?://'
  on conflict (product_id) do update set address = excluded.address, tries = 0, due_at = now(), fault = null
    where picture_fetches.address <> excluded.address`;

/** Products that show an external picture. */
export interface Shown {
  productId: string;
  address: string;
}

export interface Wanted extends Shown {
  seller: Viewer;
}

const isShown = (db: Db) => db`
  p.id = f.product_id and p.image_url = f.address and p.status <> 'removed'`;

interface Most {
  limit: number;
  ofSeller: number;
}

/** Round-robin: each seller's longest due picture first. */
export const due = (db: Db, { limit, ofSeller }: Most) => db<Wanted[]>`
  select "productId", address, seller from (
    select f.product_id as "productId", f.address, f.due_at, json_build_object('id', s.id, 'email', s.email,
      'name', s.name, 'role', s.role, 'verified', s.verified_at is not null) as seller,
      row_number() over (partition by s.id order by f.due_at, f.product_id) as place
    from picture_fetches f join products p on ${isShown(db)} join users s on s.id = p.seller_id
    where f.due_at <= now() and s.removed_at is null) waiting
  where place <= ${ofSeller} order by place, due_at limit ${limit}`;

/** Entries whose product changed or left the market. */
export const forgetUnwanted = (db: Db) => db`
  delete from picture_fetches f where due_at <= now() and not exists (
    select from products p join users s on s.id = p.seller_id where ${isShown(db)} and s.removed_at is null)`;

/** Leases an entry; the delay grows with each attempt, and the last one has none. */
export const claim = (db: Db, { productId, address }: Shown, pauses: string[]) => db`
  update picture_fetches set tries = tries + 1, due_at = now() + (${pauses}::interval[])[tries + 1]
  where product_id = ${productId} and address = ${address} and due_at <= now()`;

/** Postpones without counting an attempt. */
export const putOff = (db: Db, productIds: string[], pause: string) => db`
  update picture_fetches set due_at = now() + ${pause}::interval
  where product_id = any(${productIds}::uuid[]) and due_at <= now()`;

export const note = (db: Db, { productId, address }: Shown, fault: string) => db`
  update picture_fetches set fault = ${fault} where product_id = ${productId} and address = ${address}`;

export const giveUp = (db: Db, { productId, address }: Shown, fault: string) => db`
  update picture_fetches set fault = ${fault}, due_at = null
  where product_id = ${productId} and address = ${address}`;

export const finish = (db: Db, { productId, address }: Shown) => db`
  delete from picture_fetches where product_id = ${productId} and address = ${address}`;

/** Unless the product changed meanwhile. */
export const showOurs = (db: Db, { productId, address }: Shown, ours: string) => db`
  update products set image_url = ${ours}
  where id = ${productId} and image_url = ${address} and status <> 'removed'
    and not exists (select from product_photos f where f.product_id = products.id)`;
