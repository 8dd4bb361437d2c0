import type { Fragment } from 'postgres';
import type { DealSettings } from '#contract/deal-settings.ts';
import type { Db } from '../../database/connect.ts';
import { done, giveUp, type Outbox, postpone, retry } from '../../outbox/outbox.ts';
import { MONEY } from '../attempts/attempts.ts';
import * as rules from '../payout-waits/payout-waits.ts';
import { details, type PayoutRow } from './queries.ts';

/** The provider releases payments once a day. */
const FUNDS_MINUTES = 15;

const PAYOUTS = {
  ...MONEY,
  noun: 'A payout',
  table: 'payouts',
  alias: 'p',
  failures: ({ refusals }) => refusals,
  columns: details,
  person: (db) => db`p.seller_id`,
  facts: ({ id, bookingId }) => ({ payout: id, bookingId }),
} satisfies Omit<Outbox<PayoutRow>, 'from' | 'when'>;

const withAccount = (db: Db, payouts: Fragment) => db`
  ${payouts} join payout_accounts a on a.user_id = p.seller_id
    join payments paid on paid.product_id = p.product_id and paid.booking_id = p.booking_id
      and paid.status = 'succeeded'`;

/** A claimed payout can no longer be cancelled. */
export const duePayouts = (settings: DealSettings): Outbox<PayoutRow> => ({
  ...PAYOUTS,
  ctes: (db, sellerId) => rules.others(db, settings, sellerId),
  from: (db) => withAccount(db, rules.withOthers(db)),
  when: (db) => db`p.status = 'due' and ${rules.mayLeave(db, settings)}`,
});

export const REVERSALS: Outbox<PayoutRow> = {
  ...PAYOUTS,
  noun: 'A reversal',
  from: (db) => withAccount(db, db`payouts p join bookings b on b.product_id = p.product_id and b.id = p.booking_id`),
  when: (db) => db`p.status = 'reversal-due'`,
};

const isDue = (db: Db) => db`status = 'due'`;
const waited = (db: Db) => db`begun_at = null, attempt = attempt + 1, waits = waits + 1`;

export const markSent = (db: Db, payout: PayoutRow, reference: string) =>
  done(db, PAYOUTS, payout, {
    set: db`
      status = 'sent', sent_at = now(), reference = ${reference}, fault = null, begun_at = null,
      funds_awaited_at = null`,
    when: isDue(db),
  });

export const markReversed = (db: Db, payout: PayoutRow, cents: number) =>
  done(db, PAYOUTS, payout, {
    set: db`status = 'reversed', reversed_cents = reversed_cents + ${cents}, fault = null, begun_at = null`,
    when: db`status = 'reversal-due' and reversed_cents = ${payout.reversedCents}`,
  });

const rejected = (db: Db, fault: string) => ({
  fault,
  set: db`funds_awaited_at = null`,
  when: db`status in ('due', 'reversal-due')`,
});

export const markRefused = (db: Db, payout: PayoutRow, fault: string) =>
  retry(db, PAYOUTS, payout, rejected(db, fault));

export const markPermanentlyFailed = (db: Db, payout: PayoutRow, fault: string) =>
  giveUp(db, PAYOUTS, payout, rejected(db, fault));

export const markWaiting = (db: Db, payout: PayoutRow) =>
  postpone(db, PAYOUTS, payout, { set: waited(db), when: isDue(db) });

/** The balance is insufficient: nothing moved, retry later. */
export const markAwaitingFunds = (db: Db, payout: PayoutRow) =>
  postpone(db, PAYOUTS, payout, {
    minutes: FUNDS_MINUTES,
    set: db`${waited(db)}, fault = null, funds_awaited_at = coalesce(funds_awaited_at, (select now()))`,
    when: isDue(db),
  });

export const markNotBegun = (db: Db, payout: PayoutRow) =>
  postpone(db, PAYOUTS, payout, { minutes: 0, set: db`begun_at = null`, when: isDue(db) });
