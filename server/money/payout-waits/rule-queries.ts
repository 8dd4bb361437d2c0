import type { DealSettings } from '#contract/deal-settings.ts';
import type { Db } from '../../database/connect.ts';

export const LIMIT_DAYS = 7;

export const trusted = (db: Db, { newSellerDays }: DealSettings) => db`
  (u.verified_at is not null and u.created_at <= now() - make_interval(days => ${newSellerDays}))`;

const lastDigits = (db: Db, phone: ReturnType<typeof trusted>) => db`
  right(regexp_replace(${phone}, '\\D', '', 'g'), 9)`;

/** For payout `p` of seller `u` with account `a` in deal `b` of product `bike`; null: no review. */
export const suspicion = (db: Db, settings: DealSettings) => db`
  case
    when u.removed_at is not null and u.left_at is null then 'removed-seller'
    when length(${lastDigits(db, db`bike.phone`)}) >= 7
      and ${lastDigits(db, db`bike.phone`)} = ${lastDigits(db, db`b.phone`)} then 'same-phone'
    when exists (select 1 from payout_accounts buyers
      where buyers.user_id = b.buyer_id and buyers.bank_fingerprint = a.bank_fingerprint) then 'same-bank'
    when not ${trusted(db, settings)} and p.amount_cents > ${settings.payoutWeekLimit}::bigint * 100 then 'above-limit'
  end`;

export const payoutsInDeals = (db: Db) => db`
  payouts p join bookings b on b.product_id = p.product_id and b.id = p.booking_id
    join products bike on bike.id = p.product_id join users u on u.id = p.seller_id`;

const cleared = (db: Db, settings: DealSettings) => db`
  (p.released_at is not null or p.held_for is null and ${suspicion(db, settings)} is null)`;

const oldEnough = (db: Db, { payoutWaitDays }: DealSettings, paidAt: ReturnType<typeof trusted>) => db`
  ${paidAt} <= now() - make_interval(days => ${payoutWaitDays})`;

/** Within the rolling window: sent, in progress, and queued before this one. */
const withOthers = (db: Db, settings: DealSettings) => db`
  (select coalesce(sum(o.amount_cents), 0) from payouts o
    where o.seller_id = p.seller_id and o.id <> p.id and (
      o.sent_at > now() - make_interval(days => ${LIMIT_DAYS})
      or o.status = 'due' and o.begun_at is not null
      or o.status = 'due' and o.begun_at is null and (o.ordered_at, o.id) < (p.ordered_at, p.id)
        and (o.held_for is null or o.released_at is not null)
        and exists (select 1 from bookings ob where ob.product_id = o.product_id and ob.id = o.booking_id
          and ${oldEnough(db, settings, db`ob.paid_at`)})))`;

/**
 * A begun payout was approved and counts towards the limit, as it may have been sent. Only a changed bank account
 * stops it.
 */
export const mayLeave = (db: Db, settings: DealSettings) => db`
  (a.bank_changed_at is null or a.bank_changed_at <= now() - make_interval(hours => ${settings.bankChangeHours}))
  and (p.begun_at is not null or ${cleared(db, settings)} and (${trusted(db, settings)}
    or ${oldEnough(db, settings, db`b.paid_at`)} and (p.released_at is not null and p.held_for = 'above-limit'
      or p.amount_cents + ${withOthers(db, settings)} <= ${settings.payoutWeekLimit}::bigint * 100)))`;
