import { SOLD_SHOWN_DAYS } from '#contract/products.ts';
import type { Db } from '../../database/connect.ts';

export interface ListedRow {
  id: string;
  changedAt: Date | null;
  /** Excludes removed sellers and retired brands. */
  shown: boolean;
}

export interface From {
  id: string;
  included: boolean;
}

/** Stable order, for keyset pagination. */
export interface Series {
  starts(db: Db, size: number): PromiseLike<{ id: string }[]>;
  read(db: Db, from: From, limit: number): PromiseLike<ListedRow[]>;
}

type Fragment = ReturnType<typeof isOnSale>;

const starts = (db: Db, size: number, order: Fragment, where: Fragment) => db<{ id: string }[]>`
  select id from (select id, row_number() over (order by ${order}) as place from products p where ${where}) numbered
  where place % ${size} = 1 order by place`;

const products = (db: Db) => db`
  select p.id, greatest(p.listed_at, p.edited_at, p.sold_at) as "changedAt",
    s.removed_at is null and c.retired_at is null as shown
  from products p join users s on s.id = p.seller_id join categories c on c.id = p.category_id`;

const later = (db: Db, { included }: From) => (included ? db`>=` : db`>`);

const isOnSale = (db: Db) => db`p.status in ('available', 'reserved')`;

export const onSale: Series = {
  starts: (db, size) => starts(db, size, db`id`, isOnSale(db)),
  read: (db, from, limit) => db<ListedRow[]>`
    ${products(db)} where ${isOnSale(db)} and p.id ${later(db, from)} ${from.id} order by p.id limit ${limit}`,
};

const isSoldLately = (db: Db) => db`
  p.status = 'sold' and p.sold_at >= now() - make_interval(days => ${SOLD_SHOWN_DAYS})`;

export const sold: Series = {
  starts: (db, size) => starts(db, size, db`sold_at, id`, isSoldLately(db)),
  read: (db, from, limit) => db<ListedRow[]>`
    ${products(db)} where ${isSoldLately(db)}
      and (p.sold_at, p.id) ${later(db, from)} (select sold_at, id from products where id = ${from.id})
    order by p.sold_at, p.id limit ${limit}`,
};

const sells = (db: Db) => db`
  removed_at is null and id in (select p.seller_id from products p where ${isOnSale(db)})`;

export const sellers: Series = {
  starts: (db, size) => db`
    select id from (select id, row_number() over (order by id) as place from users where ${sells(db)}) numbered
    where place % ${size} = 1 order by place`,
  read: (db, from, limit) => db<ListedRow[]>`
    select id, null as "changedAt", true as shown from users
    where ${sells(db)} and id ${later(db, from)} ${from.id} order by id limit ${limit}`,
};
