import type { Db } from '../database/connect.ts';
import { type Choices, choices } from './preferences/preferences.ts';
import { columns, type NoticeRow, withDeal } from './queries.ts';

export interface Outgoing {
  productId: string;
  id: string;
  userId: string;
}

export interface LetterRow extends NoticeRow {
  readerName: string;
  readerEmail: string;
  readerLanguage: string;
  isLast: boolean;
  choices: Choices;
}

/** No row: the user is removed, or the address is unconfirmed. */
export const letter = (db: Db, { productId, id }: Outgoing) => db<LetterRow[]>`
  select ${columns(db)}, reader.name as "readerName", reader.email as "readerEmail", reader.language as "readerLanguage",
    not exists (select 1 from notices later where later.product_id = n.product_id and later.booking_id is not distinct from n.booking_id
      and later.user_id = n.user_id and later.id > n.id) as "isLast",
    ${choices(db, db`n.user_id`, 'mail')} as choices
  from ${withDeal(db)} join users reader on reader.id = n.user_id
  where n.product_id = ${productId} and n.id = ${id} and reader.removed_at is null
    and reader.email_confirmed_at is not null`;

export interface Cover {
  photo: string | null;
  picture: string;
}

export interface BikeOnSaleRow extends Cover {
  id: string;
  brandName: string;
  modelId: string | null;
  modelYear: number | null;
  kilometres: number | null;
  placeId: number | null;
  cents: number;
}

/** Those that can be bought now, in the order of the ids. */
export const bikesOnSale = (db: Db, ids: string[]) => db<BikeOnSaleRow[]>`
  select p.id, c.brand_name as "brandName", p.model_id as "modelId", p.model_year as "modelYear", p.kilometres,
    p.place_id as "placeId", p.resale_price_cents as cents, f.name as photo, p.image_url as picture
  from products p join users s on s.id = p.seller_id join categories c on c.id = p.category_id
    left join product_photos f on f.product_id = p.id and f.position = 0
  where p.id = any(${ids}::uuid[]) and p.status = 'available' and s.removed_at is null
    and c.retired_at is null
  order by array_position(${ids}::uuid[], p.id)`;

/** No row: the bike is removed, and its pictures with it. */
export const cover = (db: Db, productId: string) => db<Cover[]>`
  select f.name as photo, p.image_url as picture
  from products p left join product_photos f on f.product_id = p.id and f.position = 0
  where p.id = ${productId} and p.removed_at is null`;
