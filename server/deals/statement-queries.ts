import { type Actor, type BookingStatus, DISPUTED_STATUSES } from '#contract/deal-machine.ts';
import type { Page } from '#contract/pagination.ts';
import type { Photo } from '#contract/photos.ts';
import type { Db } from '../database/connect.ts';
import { type ProposalRow, proposal } from '../money/refund-proposals/refund-proposals.ts';
import type { DealKey } from './bookings/bookings.ts';
import { type Side, side } from './queries.ts';

export interface StatementRow {
  id: string;
  by: Side;
  name: string;
  words: string;
  photos: Photo[];
  at: string;
}

export const statements = (db: Db) => db`
  select said.id, said.actor as "by", u.name, said.words, said.photos, said.written_at as "at"
  from statements said join users u on u.id = said.author_id
  where said.product_id = b.product_id and said.booking_id = b.id`;

interface NewStatement {
  id: string;
  authorId: string;
  as: Side;
  words: string;
  photos: Photo[];
}

export const insertStatement = (db: Db, deal: DealKey, { id, authorId, as, words, photos }: NewStatement) => db`
  insert into statements (product_id, id, booking_id, author_id, actor, words, photos)
  values (${deal.productId}, ${id}, ${deal.id}, ${authorId}, ${as}, ${words},
    ${db.json(photos.map((photo) => ({ ...photo })))})`;

export const statementsBy = (db: Db, { productId, id }: DealKey, authorId: string) => db<{ words: string }[]>`
  select words from statements where product_id = ${productId} and booking_id = ${id} and author_id = ${authorId}`;

/** Of a statement or an attached inspection. */
export const hasPhoto = (db: Db, viewer: { id: string; role: string }, id: string, name: string) => db`
  select from bookings b
  where b.id = ${id} and ${side(db, viewer)} is not null
    and (exists (select 1 from statements said where said.product_id = b.product_id and said.booking_id = b.id
        and said.photos @> ${db.json([{ name }])})
      or exists (select 1 from attached_inspections copy where copy.product_id = b.product_id
        and copy.booking_id = b.id and copy.photos @> ${db.json([{ name }])}))`;

export interface DisputeRow {
  id: string;
  productId: string;
  productName: string;
  imageUrl: string;
  priceCents: number;
  buyerName: string;
  buyerEmail: string;
  sellerName: string;
  sellerEmail: string;
  status: BookingStatus;
  dueAt: Date | null;
  by: Actor;
  openedAt: Date;
  words: string | null;
  handedOver: boolean;
  proposal: ProposalRow | null;
}

export const takeTurn = (db: Db, personId: string) => db`
  select pg_advisory_xact_lock(hashtextextended(${`disputes of ${personId}`}, 0))`;

export const fewOpen = (db: Db, personId: string, most: number) => db`
  (select count(distinct t.booking_id) from booking_steps t
    join bookings d on d.product_id = t.product_id and d.id = t.booking_id
    where t.actor_id = ${personId} and t.verb = 'dispute' and d.status = 'disputed') < ${most}`;

export const hasFewOpen = (db: Db, personId: string, most: number) => db`select where ${fewOpen(db, personId, most)}`;

/** Earliest automatic decision first, then those under review by a bank. */
export const disputes = (db: Db, viewerId: string, { limit, after }: Page) => db<DisputeRow[]>`
  select b.id, b.product_id as "productId", b.product_name as "productName", b.image_url as "imageUrl",
    b.price_cents as "priceCents", u.name as "buyerName", u.email as "buyerEmail", s.name as "sellerName",
    s.email as "sellerEmail", b.status, b.due_at as "dueAt", t.actor as "by", t.happened_at as "openedAt", w.words,
    b.handed_over_at is not null as "handedOver", ${proposal(db, viewerId)} as proposal
  from bookings b join users u on u.id = b.buyer_id join users s on s.id = b.seller_id
    join lateral (
      select actor, happened_at from booking_steps
      where product_id = b.product_id and booking_id = b.id and to_status = b.status order by id desc limit 1
    ) t on true
    left join lateral (
      select words from statements
      where product_id = b.product_id and booking_id = b.id and written_at >= t.happened_at order by id limit 1
    ) w on true
  where b.status in ${db(DISPUTED_STATUSES)} ${after ? db`and (${urgency(db, 'b')}, b.id) > (${placeOf(db, after)}, ${after}::uuid)` : db``}
  order by ${urgency(db, 'b')}, b.id limit ${limit + 1}`;

const urgency = (db: Db, table: string) => db`coalesce(${db(table)}.due_at, 'infinity')`;

/** Keyset position; a dispute decided meanwhile sorts before the rest. */
const placeOf = (db: Db, id: string) => db`
  coalesce((select ${urgency(db, 'l')} from bookings l where l.id = ${id} and l.status in ${db(DISPUTED_STATUSES)}),
    '-infinity')`;
