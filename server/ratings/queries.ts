import type { DealSettings } from '#contract/deal-settings.ts';
import type { Page } from '#contract/pagination.ts';
import type { NewRating, Outcome, Side } from '#contract/ratings.ts';
import type { Db, Fragment } from '../database/connect.ts';

export interface RatingRow {
  id: string;
  productId: string;
  bookingId: string;
  by: Side;
  authorId: string;
  aboutId: string;
  /** Null: has left. */
  author: string | null;
  outcome: Outcome;
  stars: number;
  asDescribed: boolean | null;
  words: string | null;
  ratedAt: Date;
  isShown: boolean;
  reply: string | null;
  removedFor: string | null;
  productName: string;
}

export const columns = (db: Db) => db`
  r.id, r.product_id as "productId", r.booking_id as "bookingId", r.side as "by", r.author_id as "authorId",
  r.about_id as "aboutId", case when w.removed_at is null then w.name end as author, r.outcome, r.stars,
  r.as_described as "asDescribed", r.words, r.rated_at as "ratedAt", r.shown_at is not null as "isShown", r.reply,
  r.removed_for as "removedFor", b.product_name as "productName"`;

export const ratings = (db: Db) => db`
  ratings r join users w on w.id = r.author_id
    join bookings b on b.product_id = r.product_id and b.id = r.booking_id`;

/** The viewer's side in a deal; null: none of the two. */
const side = (db: Db, viewerId: string) => db`
  case when b.buyer_id = ${viewerId} then 'buyer' when b.seller_id = ${viewerId} then 'seller' end`;

type Rules = Pick<DealSettings, 'ratingDays' | 'ratingBlindDays' | 'ratingAskHours'>;

const rateableUntil = (db: Db, { ratingDays }: Rules) => db`(b.ended_at + make_interval(days => ${ratingDays}))`;

const isInTime = (db: Db, rules: Rules) => db`(b.outcome is not null and now() < ${rateableUntil(db, rules)})`;

/** Nobody rates who has read what the other side says. */
const isShown = (db: Db, productId: Fragment, bookingId: Fragment) => db`
  exists (select 1 from ratings o
    where o.product_id = ${productId} and o.booking_id = ${bookingId} and o.shown_at is not null)`;

const asksDescription = (db: Db) => db`(s.side = 'buyer' and b.outcome is not distinct from 'handed-over')`;

export interface DealRow {
  productId: string;
  bookingId: string;
  side: Side;
  outcome: Outcome | null;
  until: Date | null;
  isRateable: boolean;
  asksDescription: boolean;
  othersRatings: number;
  othersStars: number;
  ratings: (Omit<RatingRow, 'ratedAt'> & { ratedAt: string })[];
}

/** No row: the viewer is not one of its sides. */
export const dealOf = (db: Db, rules: Rules, viewerId: string, bookingId: string) => db<DealRow[]>`
  select b.product_id as "productId", b.id as "bookingId", s.side, b.outcome,
    ${rateableUntil(db, rules)} as until, 
    ${isInTime(db, rules)} and not ${isShown(db, db`b.product_id`, db`b.id`)} as "isRateable",
    ${asksDescription(db)} as "asksDescription",
    coalesce(g.ratings, 0) as "othersRatings", coalesce(g.stars, 0) as "othersStars",
    (select coalesce(json_agg(t), '[]') from (
      select ${columns(db)} from ratings r join users w on w.id = r.author_id
      where r.product_id = b.product_id and r.booking_id = b.id) t) as ratings
  from bookings b cross join lateral (select ${side(db, viewerId)}) s (side)
    left join rating_figures g on g.side <> s.side
      and g.person_id = case s.side when 'buyer' then b.seller_id else b.buyer_id end
  where b.id = ${bookingId} and s.side is not null`;

export const productOf = (db: Db, bookingId: string) => db<{ productId: string }[]>`
  select product_id as "productId" from bookings where id = ${bookingId}`;

interface DealKey {
  productId: string;
  bookingId: string;
}

interface New extends NewRating, DealKey {
  id: string;
  authorId: string;
}

/** The lock on the deal puts the two sides in a row. No row: not rateable (any more), rated already, or a wrong form. */
export const insertRating = (db: Db, rules: Rules, rating: New) => {
  const { id, productId, bookingId, authorId, stars, asDescribed, words } = rating;
  return db`
  insert into ratings (product_id, booking_id, side, id, buyer_id, seller_id, outcome, stars, as_described, words)
  with deal as materialized (
    select b.* from bookings b where b.product_id = ${productId} and b.id = ${bookingId} for no key update
  )
  select ${productId}, b.id, s.side, ${id}, b.buyer_id, b.seller_id, b.outcome, ${stars}, ${asDescribed ?? null}::boolean,
    ${words ?? null}
  from deal b cross join lateral (select ${side(db, authorId)}) s (side)
  where s.side is not null and ${isInTime(db, rules)} and not ${isShown(db, db`${productId}`, db`${bookingId}`)}
    and ${asksDescription(db)} = (${asDescribed ?? null}::boolean is not null)
  on conflict (product_id, booking_id, side) do nothing returning id`;
};

/** Both sides have rated. */
export const isComplete = (db: Db, deal: DealKey) => db`
  r.product_id = ${deal.productId} and r.booking_id = ${deal.bookingId} and (
    select count(*) from ratings o where o.product_id = r.product_id and o.booking_id = r.booking_id) = 2`;

export interface RatingKey extends DealKey {
  side: Side;
}

/** The other side has not rated, and has had its time. */
export const due = (db: Db, { ratingDays, ratingBlindDays }: Rules, limit: number) => db<RatingKey[]>`
  select r.product_id as "productId", r.booking_id as "bookingId", r.side
  from ratings r join bookings b on b.product_id = r.product_id and b.id = r.booking_id
  where r.shown_at is null and least(r.rated_at + make_interval(days => ${ratingBlindDays}),
    b.ended_at + make_interval(days => ${ratingDays})) <= now()
  order by r.rated_at limit ${limit}`;

export const isOne = (db: Db, { productId, bookingId, side }: RatingKey) => db`
  r.product_id = ${productId} and r.booking_id = ${bookingId} and r.side = ${side}`;

export const shownOfSeller = (db: Db, sellerId: string, { limit, after }: Page) => db<RatingRow[]>`
  select ${columns(db)} from ${ratings(db)}
  where r.about_id = ${sellerId} and r.side = 'buyer' and r.shown_at is not null and r.removed_at is null
    ${after ? db`and r.id < ${after}` : db``}
  order by r.id desc limit ${limit + 1}`;

export const ofPerson = (db: Db, personId: string, { of, limit, after }: Page & { of: 'received' | 'given' }) => db<
  RatingRow[]
>`
  select ${columns(db)} from ${ratings(db)}
  where ${whose(db, personId, of)} ${after ? db`and r.id < ${after}` : db``}
  order by r.id desc limit ${limit + 1}`;

const whose = (db: Db, personId: string, of: 'received' | 'given'): Fragment =>
  of === 'given'
    ? db`r.author_id = ${personId}`
    : db`r.about_id = ${personId} and r.shown_at is not null and r.removed_at is null`;

export const byId = (db: Db, id: string) => db<RatingRow[]>`
  select ${columns(db)} from ${ratings(db)} where r.id = ${id}`;

/** Once, and only by the person whom it is about. */
export const insertReply = (db: Db, id: string, personId: string, words: string) => db`
  update ratings set reply = ${words}, replied_at = now()
  where id = ${id} and about_id = ${personId} and shown_at is not null and removed_at is null and reply is null`;

/** Deals that ended a while ago. */
export const toAsk = (db: Db, { ratingAskHours }: Rules, limit: number) => db<DealKey[]>`
  select product_id as "productId", id as "bookingId" from bookings
  where outcome is not null and rating_asked_at is null
    and ended_at <= now() - make_interval(hours => ${ratingAskHours})
  order by ended_at limit ${limit}`;

/** The sides that have not rated; no row: they were asked meanwhile. */
export const markAsked = (db: Db, { ratingDays }: Rules, { productId, bookingId }: DealKey) => db<
  { productName: string; outcome: Outcome; buyerId: string; sellerId: string; sides: Side[] }[]
>`
  with asked as (
    update bookings set rating_asked_at = now()
    where product_id = ${productId} and id = ${bookingId} and outcome is not null and rating_asked_at is null
    returning product_name, outcome, buyer_id, seller_id, ended_at
  ), rated as materialized (
    select side from ratings where product_id = ${productId} and booking_id = ${bookingId}
  )
  select a.product_name as "productName", a.outcome, a.buyer_id as "buyerId", a.seller_id as "sellerId", array(
    select side from unnest(array['buyer', 'seller']) as both_sides (side)
    where a.ended_at > now() - make_interval(days => ${ratingDays}) and side not in (select side from rated)) as sides
  from asked a`;
