import type { Db } from '../../database/connect.ts';

/** Queues external pictures; a new address starts with all attempts. */
export const want = (db: Db, productIds: string[]) => db`
  insert into picture_fetches (product_id, address)
  select id, image_url from products where id = any(${productIds}::uuid[]) and image_url ~* '^https?://'
  on conflict (product_id) do update set address = excluded.address, tries = 0, due_at = excluded.due_at, fault = null
    where picture_fetches.address <> excluded.address`;

export interface Shown {
  productId: string;
  address: string;
}

/** Entry `f` still is what its product `p` shows. */
export const isShown = (db: Db) => db`
  p.id = f.product_id and p.image_url = f.address and p.status <> 'removed'`;

export const forgetUnwanted = (db: Db) => db`
  delete from picture_fetches f where due_at <= now() and not exists (
    select 1 from products p join users s on s.id = p.seller_id where ${isShown(db)} and s.removed_at is null)`;

/** Postpones without counting an attempt. */
export const putOff = (db: Db, productIds: string[], pause: string) => db`
  update picture_fetches set due_at = now() + ${pause}::interval
  where product_id = any(${productIds}::uuid[]) and due_at <= now()`;

export const showOurs = (db: Db, { productId, address }: Shown, ours: string) => db`
  update products set image_url = ${ours}
  where id = ${productId} and image_url = ${address} and status <> 'removed'
    and not exists (select 1 from product_photos f where f.product_id = products.id)`;
