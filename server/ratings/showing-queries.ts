import type { Db, Fragment } from '../database/connect.ts';
import { addFigures, subtractFigures } from './figure-queries.ts';

export interface Shown {
  id: string;
  bookingId: string;
  aboutId: string;
  authorId: string;
  productName: string;
}

/** One statement: a rating is shown and counted, or neither. */
export const show = (db: Db, which: Fragment) => db<Shown[]>`
  with shown as (
    update ratings r set shown_at = now() where ${which} and r.shown_at is null
    returning r.id, r.product_id, r.booking_id, r.side, r.about_id, r.author_id, r.stars, r.as_described
  ), counted as (
    ${addFigures(db, db`shown`)}
  )
  select s.id, s.booking_id as "bookingId", s.about_id as "aboutId", s.author_id as "authorId",
    b.product_name as "productName"
  from shown s join bookings b on b.product_id = s.product_id and b.id = s.booking_id`;

/** Only what is shown can be reported, and so removed. */
export const remove = (db: Db, id: string, reason: string) => db<Shown[]>`
  with removed as (
    update ratings r set removed_at = now(), removed_for = ${reason}
    where r.id = ${id} and r.removed_at is null and r.shown_at is not null
    returning r.id, r.product_id, r.booking_id, r.side, r.about_id, r.author_id, r.stars, r.as_described
  ), discounted as (
    ${subtractFigures(db, db`removed`)}
  ), settled as (
    update rating_reports t set dismissed_at = now() from removed r
    where t.product_id = r.product_id and t.booking_id = r.booking_id and t.side = r.side and t.dismissed_at is null
  )
  select r.id, r.booking_id as "bookingId", r.about_id as "aboutId", r.author_id as "authorId",
    b.product_name as "productName"
  from removed r join bookings b on b.product_id = r.product_id and b.id = r.booking_id`;
