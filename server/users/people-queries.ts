import { NEWEST_SHOWN } from '#contract/person-facts.ts';
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

export const counts = (db: Db, id: string) => db<Counts[]>`
  select
    (select count(*) from products where seller_id = ${id} and status in ('available', 'reserved'))::int as "bikesOnSale",
    (select count(*) from products where seller_id = ${id} and status = 'sold')::int as "bikesSold",
    (select count(*) from bookings where seller_id = ${id} and status = 'completed')::int as "dealsSold",
    (select count(*) from bookings where buyer_id = ${id} and status = 'completed')::int as "dealsBought",
    (select count(*) from bookings b where ${id} in (b.buyer_id, b.seller_id) and exists (
      select 1 from booking_steps s where s.product_id = b.product_id and s.booking_id = b.id
        and s.to_status in ('disputed', 'charge-disputed')))::int as disputes,
    exists (select 1 from payout_accounts where user_id = ${id} and active) as "payoutAccountReady"`;

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
  where ${id} in (b.buyer_id, b.seller_id) order by b.id desc limit ${NEWEST_SHOWN}`;

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
