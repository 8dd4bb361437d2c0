import { MOST_FAVOURITES } from '#contract/favourites.ts';
import type { Page } from '#contract/pagination.ts';
import type { Db } from '../database/connect.ts';
import type { Viewer } from '../http/viewer.ts';
import { guard, type ProductRow, shownAmong } from '../products/products.ts';

/** Inserts once, within the limit; the caller has locked the person. Two concurrent calls may exceed the limit by one. */
export const insertFavourite = (db: Db, { id, productId, person }: { id: string; productId: string; person: Viewer }) =>
  db<{ id: string }[]>`
  insert into favourites (product_id, person_id, id)
  select p.id, ${person.id}, ${id} from products p
  where p.id = ${productId} and ${guard(db, 'save', person)}
    and (select count(*) from favourites where person_id = ${person.id}) < ${MOST_FAVOURITES}
  on conflict (product_id, person_id) do nothing returning id`;

export const isFavourite = (db: Db, productId: string, personId: string) => db`
  select from favourites where product_id = ${productId} and person_id = ${personId}`;

export const deleteFavourite = (db: Db, productId: string, personId: string) => db`
  delete from favourites where product_id = ${productId} and person_id = ${personId}`;

export const deleteAll = (db: Db, personId: string) => db`delete from favourites where person_id = ${personId}`;

export interface FavouriteRow {
  favouriteId: string;
  productId: string;
  productName: string;
  picture: string;
  savedAt: Date;
}

const favourites = (db: Db, personId: string) => db`
  select f.id as "favouriteId", f.product_id as "productId", p.name as "productName", p.image_url as picture,
    f.saved_at as "savedAt"
  from favourites f join products p on p.id = f.product_id where f.person_id = ${personId}`;

/** Without products that are no longer visible. */
export const ofPerson = (db: Db, personId: string, { limit, after }: Page) => db<
  (FavouriteRow & (ProductRow | { id: null }))[]
>`
  with saved as materialized (
    ${favourites(db, personId)} ${after ? db`and f.id < ${after}` : db``} order by f.id desc limit ${limit + 1})
  select saved.*, product.*
  from saved left join (${shownAmong(db, db`select "productId" from saved`, personId)}) product
    on product.id = saved."productId"
  order by saved."favouriteId" desc`;

export const allOfPerson = (db: Db, personId: string) => db<FavouriteRow[]>`
  ${favourites(db, personId)} order by f.id desc`;

export const productIds = (db: Db, personId: string) => db<{ productId: string }[]>`
  select product_id as "productId" from favourites where person_id = ${personId} order by id desc`;
