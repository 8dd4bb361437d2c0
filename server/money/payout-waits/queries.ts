import type { DealSettings } from '#contract/deal-settings.ts';
import type { Db } from '../../database/connect.ts';
import { LIMIT_DAYS, payoutsInDeals, suspicion, trusted } from './rule-queries.ts';

export interface SellerRow {
  trusted: boolean;
  verified: boolean;
  active: boolean;
  bankChangedAt: Date | null;
}

export const seller = (db: Db, settings: DealSettings, id: string) => db<SellerRow[]>`
  select ${trusted(db, settings)} as trusted, u.verified_at is not null as verified, coalesce(a.active, false) as active,
    a.bank_changed_at as "bankChangedAt"
  from users u left join payout_accounts a on a.user_id = u.id where u.id = ${id}`;

export interface WaitingRow {
  id: string;
  bookingId: string;
  productName: string;
  cents: number;
  paidAt: Date;
  held: boolean;
  awaitsFunds: boolean;
  unlimited: boolean;
}

export const waiting = (db: Db, settings: DealSettings, sellerId: string) => db<WaitingRow[]>`
  select p.id, p.booking_id as "bookingId", b.product_name as "productName", p.amount_cents as cents,
    coalesce(b.paid_at, p.ordered_at) as "paidAt",
    p.released_at is null and (p.held_for is not null or ${suspicion(db, settings)} is not null) as held,
    p.released_at is not null and p.held_for = 'above-limit' as unlimited,
    p.funds_awaited_at is not null as "awaitsFunds"
  from ${payoutsInDeals(db)} left join payout_accounts a on a.user_id = p.seller_id
  where p.seller_id = ${sellerId} and p.status = 'due' and p.begun_at is null order by p.ordered_at, p.id`;

export interface Gone {
  cents: number;
  at: Date;
}

export const gone = (db: Db, sellerId: string) => db<Gone[]>`
  select amount_cents as cents, coalesce(sent_at, now()) as at from payouts
  where seller_id = ${sellerId} and (sent_at > now() - make_interval(days => ${LIMIT_DAYS})
    or status = 'due' and begun_at is not null)
  order by 2`;
