import type { DealSettings } from '#contract/deal-settings.ts';
import type { Db } from '../../database/connect.ts';

export const LIMIT_DAYS = 7;

export const trusted = (db: Db, { newSellerDays }: DealSettings) => db`
  (u.verified_at is not null and u.created_at <= now() - make_interval(days => ${newSellerDays}))`;

const lastDigits = (db: Db, phone: ReturnType<typeof trusted>) => db`
  right(regexp_replace(${phone}, '\\D', '', 'g'), 9)`;

/** For payout `p` of seller `u` with account `a` in deal `b` of product `bike` to account `buyers`; null: no review. */
export const suspicion = (db: Db, settings: DealSettings) => db`
  case
    when u.removed_at is not null and u.left_at is null then 'removed-seller'
    when length(${lastDigits(db, db`bike.phone`)}) >= 7
      and ${lastDigits(db, db`bike.phone`)} = ${lastDigits(db, db`b.phone`)} then 'same-phone'
    when buyers.bank_fingerprint = a.bank_fingerprint then 'same-bank'
    when not ${trusted(db, settings)} and p.amount_cents > ${settings.payoutWeekLimit}::bigint * 100 then 'above-limit'
  end`;

export const payoutsInDeals = (db: Db) => db`
  payouts p join bookings b on b.product_id = p.product_id and b.id = p.booking_id
    join products bike on bike.id = p.product_id join users u on u.id = p.seller_id
    left join payout_accounts buyers on buyers.user_id = b.buyer_id`;

const cleared = (db: Db, settings: DealSettings) => db`
  (p.released_at is not null or p.held_for is null and ${suspicion(db, settings)} is null)`;

const oldEnough = (db: Db, { payoutWaitDays }: DealSettings, paidAt: ReturnType<typeof trusted>) => db`
  ${paidAt} <= now() - make_interval(days => ${payoutWaitDays})`;

const isGone = (db: Db) => db`
  (o.sent_at > now() - make_interval(days => ${LIMIT_DAYS}) or o.status = 'due' and o.begun_at is not null)`;

const isQueued = (db: Db, settings: DealSettings) => db`
  (o.status = 'due' and o.begun_at is null and (o.held_for is null or o.released_at is not null)
    and ${oldEnough(db, settings, db`ob.paid_at`)})`;

/** What counts towards a seller's limit beside each due payout: sent, in progress, and queued before it. */
export const others = (db: Db, settings: DealSettings, sellerId?: string) => db`
  others as materialized (select o.product_id, o.id,
    coalesce(sum(o.amount_cents) filter (where ${isGone(db)}) over (partition by o.seller_id), 0)
      + coalesce(sum(o.amount_cents) filter (where ${isQueued(db, settings)}) over (partition by o.seller_id
        order by o.ordered_at, o.id rows between unbounded preceding and 1 preceding), 0) as cents
  from payouts o join users u on u.id = o.seller_id and not ${trusted(db, settings)}
    join bookings ob on ob.product_id = o.product_id and ob.id = o.booking_id
  where (${isGone(db)} or o.status = 'due') and o.seller_id ${
    sellerId
      ? db`= ${sellerId}`
      : db`in (select seller_id from payouts where status = 'due' and next_attempt_at <= now())`
  })`;

export const withOthers = (db: Db) => db`
  ${payoutsInDeals(db)} left join others on others.product_id = p.product_id and others.id = p.id`;

/**
 * A begun payout was approved and counts towards the limit, as it may have been sent. Only a changed bank account
 * stops it.
 */
export const mayLeave = (db: Db, settings: DealSettings) => db`
  (a.bank_changed_at is null or a.bank_changed_at <= now() - make_interval(hours => ${settings.bankChangeHours}))
  and (p.begun_at is not null or ${cleared(db, settings)} and (${trusted(db, settings)}
    or ${oldEnough(db, settings, db`b.paid_at`)} and (p.released_at is not null and p.held_for = 'above-limit'
      or p.amount_cents + others.cents <= ${settings.payoutWeekLimit}::bigint * 100)))`;
