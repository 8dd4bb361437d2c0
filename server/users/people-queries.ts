import type { DecisionReason, ListingDecision } from '#contract/listing-reviews.ts';
import type { MessageReportReason } from '#contract/message-reports.ts';
import { NEWEST_SHOWN, type PersonFacts } from '#contract/person-facts.ts';
import type { ReportReason } from '#contract/reports.ts';
import type { Db } from '../database/connect.ts';
import { type StateFacts, stateColumns } from '../deals/wording/wording.ts';

export interface Counts {
  bikesOnSale: number;
  bikesSold: number;
  dealsSold: number;
  dealsBought: number;
  disputes: number;
  payoutAccountReady: boolean;
}

/** Not `in`: that uses no index. */
const isSide = (db: Db, id: string, of = 'b') => db`(${db(of)}.buyer_id = ${id} or ${db(of)}.seller_id = ${id})`;

export const counts = (db: Db, id: string) => db<Counts[]>`
  select
    (select count(*) from products where seller_id = ${id} and status in ('available', 'reserved'))::int as "bikesOnSale",
    (select count(*) from products where seller_id = ${id} and status = 'sold')::int as "bikesSold",
    (select count(*) from bookings where seller_id = ${id} and status = 'completed')::int as "dealsSold",
    (select count(*) from bookings where buyer_id = ${id} and status = 'completed')::int as "dealsBought",
    (select count(*) from bookings b where ${isSide(db, id)} and exists (
      select 1 from booking_steps s where s.product_id = b.product_id and s.booking_id = b.id
        and s.to_status in ('disputed', 'charge-disputed')))::int as disputes,
    exists (select 1 from payout_accounts where user_id = ${id} and active) as "payoutAccountReady"`;

interface MoneyRow {
  paidCents: number;
  refundedCents: number;
  soldCents: number;
  paidOutCents: number;
  feeCents: number;
}

export const money = (db: Db, id: string) => db<[MoneyRow]>`
  select coalesce(sum(captured_cents) filter (where buyer_id = ${id}), 0)::bigint as "paidCents",
    coalesce(sum(refund_cents) filter (where buyer_id = ${id}), 0)::bigint as "refundedCents",
    coalesce(sum(captured_cents) filter (where seller_id = ${id}), 0)::bigint as "soldCents",
    coalesce(sum(payout_cents) filter (where seller_id = ${id}), 0)::bigint as "paidOutCents",
    coalesce(sum(fee_cents) filter (where seller_id = ${id}), 0)::bigint as "feeCents"
  from bookings b where ${isSide(db, id)}`;

export const ratings = (db: Db, id: string) => db<
  {
    id: string;
    bookingId: string;
    stars: number;
    words: string | null;
    from: string;
    state: PersonFacts['ratings'][number]['state'];
    ratedAt: Date;
  }[]
>`
  select r.id, r.booking_id as "bookingId", r.stars, r.words, a.name as "from", r.rated_at as "ratedAt",
    case when r.removed_at is not null then 'removed' when r.shown_at is null then 'waiting' else 'shown' end as state
  from bookings b join ratings r on r.product_id = b.product_id and r.booking_id = b.id and r.about_id = ${id}
    join users a on a.id = r.author_id
  where ${isSide(db, id)} order by r.id desc limit ${NEWEST_SHOWN}`;

export const messageReports = (db: Db, id: string) => db<
  {
    id: string;
    message: string;
    reason: MessageReportReason;
    words: string | null;
    decision: PersonFacts['messageReports'][number]['decision'] | null;
    reportedAt: Date;
  }[]
>`
  select r.id, coalesce(m.original, m.words) as message, r.reason, r.words, r.decision, r.reported_at as "reportedAt"
  from conversations c join message_reports r on r.product_id = c.product_id and r.conversation_id = c.id
    join messages m on m.product_id = r.product_id and m.conversation_id = r.conversation_id and m.number = r.number
  where ${isSide(db, id, 'c')} and m.author_id = ${id} order by r.id desc limit ${NEWEST_SHOWN}`;

export const listingDecisions = (db: Db, sellerId: string) => db<
  {
    id: string;
    productId: string;
    productName: string;
    decision: ListingDecision;
    reason: DecisionReason | null;
    words: string | null;
    by: string;
    decidedAt: Date;
  }[]
>`
  select d.id, d.product_id as "productId", p.name as "productName", d.decision, d.reason, d.words, a.name as "by",
    d.decided_at as "decidedAt"
  from listing_decisions d join products p on p.id = d.product_id join users a on a.id = d.admin_id
  where d.seller_id = ${sellerId} and d.undone_at is null order by d.decided_at desc limit ${NEWEST_SHOWN}`;

export const bikes = (db: Db, sellerId: string) => db<
  { id: string; name: string; priceCents: number; isAvailable: boolean; listedAt: Date }[]
>`
  select id, name, resale_price_cents as "priceCents", status in ('available', 'reserved') as "isAvailable",
    listed_at as "listedAt"
  from products where seller_id = ${sellerId} and status <> 'removed' order by id desc limit ${NEWEST_SHOWN}`;

export const deals = (db: Db, id: string) => db<
  (StateFacts & { id: string; productName: string; isBuyer: boolean; other: string; bookedAt: Date })[]
>`
  select b.id, b.product_name as "productName", ${stateColumns(db)}, b.buyer_id = ${id} as "isBuyer", o.name as other,
    b.booked_at as "bookedAt"
  from bookings b join users o on o.id = case when b.buyer_id = ${id} then b.seller_id else b.buyer_id end
  where ${isSide(db, id)} order by b.id desc limit ${NEWEST_SHOWN}`;

export const reports = (db: Db, sellerId: string) => db<
  {
    id: string;
    productId: string;
    productName: string;
    reason: ReportReason | null;
    words: string | null;
    reportedAt: Date;
    isOpen: boolean;
  }[]
>`
  select r.id, r.product_id as "productId", p.name as "productName", r.reason, r.words, r.reported_at as "reportedAt",
    r.dismissed_at is null as "isOpen"
  from reports r join products p on p.id = r.product_id
  where p.seller_id = ${sellerId} and not r.withdrawn order by r.reported_at desc limit ${NEWEST_SHOWN}`;
