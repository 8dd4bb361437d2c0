import type { Db } from '../../database/connect.ts';
import type { CardRecord } from '../stripe/stripe.ts';

export interface NewRecord extends CardRecord {
  runId: string;
  bookingId?: string;
}

export const insert = (db: Db, records: NewRecord[]) => db`
  insert into card_records ${db(
    records.map((record) => ({
      run_id: record.runId,
      kind: record.kind,
      reference: record.reference,
      cents: record.cents,
      happened_at: record.at,
      intent_id: record.intentId ?? null,
      booking_id: record.bookingId ?? null,
      account_id: record.accountId ?? null,
    })),
  )}
  on conflict do nothing`;

export interface Pair {
  kind: CardRecord['kind'];
  reference: string;
  bookingId: string | null;
  /** In cents; absent when that side has no record. */
  ours: number | null;
  theirs: number | null;
}

const ours = (db: Db) => db`
  select kind, reference, (array_agg(booking_id))[1] as booking_id, sum(cents)::bigint as cents, max(posted_at) as at
  from (
    select reference, booking_id, posted_at,
      case
        when 'provider' in (from_account, to_account) then 'fee'
        when 'seller' in (from_account, to_account) then 'payout'
        when reason in ('pay', 'stray') then 'payment'
        when 'refund-due' in (from_account, to_account) then 'refund'
        else 'chargeback'
      end as kind,
      case when reason in ('pay', 'stray') or to_account in ('buyer', 'seller', 'provider') then amount_cents else -amount_cents end
        as cents
    from ledger
    where reference is not null
      and (from_account in ('buyer', 'seller', 'provider') or to_account in ('buyer', 'seller', 'provider'))
  ) crossed group by kind, reference`;

/** Other shops may share the account. Refunds from before the ledger are matched by payment id. */
const theirs = (db: Db, runId: string) => db`
  select r.kind, coalesce(former.reference, r.reference) as reference, sum(r.cents)::bigint as cents,
    max(r.happened_at) as at, (array_agg(r.intent_id))[1] as intent_id,
    (array_agg(coalesce(b.id, paid.booking_id, r.booking_id)))[1] as booking_id
  from card_records r
    left join card_records paid on paid.run_id = r.run_id and paid.kind = 'payment' and paid.reference = r.intent_id
    left join ours known on known.kind = 'payment' and known.reference = r.intent_id
    left join ours former on former.kind = 'refund' and r.kind = 'refund' and former.reference = r.intent_id
    left join deals b on b.id = r.booking_id
    left join payout_accounts a on a.account_id = r.account_id
  where r.run_id = ${runId} and case r.kind
    when 'payment' then true
    when 'payout' then b.id is not null or a.account_id is not null
    else paid.reference is not null or known.reference is not null end
  group by 1, 2`;

/** Both sides of each movement of money, as `pairs`. */
const withPairs = (db: Db, runId: string) => db`
  with ours as materialized (${ours(db)}),
    deals as materialized (
      select id from bookings where id in (select booking_id from card_records where run_id = ${runId})),
    theirs as materialized (${theirs(db, runId)}),
    pairs as materialized (
      select coalesce(o.kind, t.kind) as kind, coalesce(o.reference, t.reference) as reference,
        coalesce(o.booking_id, t.booking_id) as booking_id, o.cents as ours, t.cents as theirs,
        greatest(o.at, t.at) as at, t.intent_id
      from ours o full join theirs t on t.kind = o.kind and t.reference = o.reference)`;

export const countPairs = (db: Db, runId: string) => db<{ count: number }[]>`
  ${withPairs(db, runId)} select count(*) from pairs`;

export const differing = (
  db: Db,
  runId: string,
  { quietMinutes, limit }: { quietMinutes: number; limit: number },
) => db<(Pair & { found: number })[]>`
  ${withPairs(db, runId)},
    unequal as materialized (
      select *, case kind when 'refund' then intent_id when 'payout' then booking_id::text else reference end as key
      from pairs
      where coalesce(ours, 0) <> coalesce(theirs, 0) and at < now() - make_interval(mins => ${quietMinutes})),
    under_way as materialized (${underWay(db, quietMinutes)}),
    charged as materialized (${charged(db)})
  select kind, reference, booking_id as "bookingId", ours, theirs, count(*) over () as found
  from unequal u
  where not exists (
      select 1 from under_way w where w.kind = u.kind and w.key = u.key and u.theirs <@ w.cents
        and (u.ours is null or u.kind = 'chargeback'))
    and (u.kind <> 'fee' or u.ours is not null or u.intent_id in (select intent_id from charged))
  order by at desc, reference limit ${limit}`;

/** What may be done at the provider, and is not yet recorded by a job. */
const underWay = (db: Db, quietMinutes: number) => db`
  select 'payment' as kind, i.intent_id as key, int8range(null, null) as cents
  from payment_intents i join bookings b on b.product_id = i.product_id and b.id = i.booking_id
  where i.closed_at is null and b.status = 'booked' and b.due_at > now() - make_interval(mins => ${quietMinutes})
  union all
  select 'refund', p.intent_id, int8range(r.amount_cents, r.amount_cents, '[]')
  from refunds r join payments p on p.product_id = r.product_id and p.id = r.payment_id
  where r.status = 'due' and r.begun_at is not null
  union all
  select 'payout', booking_id::text, int8range(amount_cents, amount_cents, '[]') from payouts
  where status = 'due' and begun_at is not null
  union all
  select 'payout', booking_id::text, int8range(null, 0) from payouts where status = 'reversal-due' and begun_at is not null
  union all
  select 'chargeback', reference, int8range(null, null) from chargebacks where status = 'open'`;

/** Payments whose fees are on record, or should be. */
const charged = (db: Db) => db`
  select intent_id from payments
  where intent_id in (select intent_id from unequal where kind = 'fee')
    and (fees_due_at is null or fees_due_at < now() - make_interval(hours => 1))`;
