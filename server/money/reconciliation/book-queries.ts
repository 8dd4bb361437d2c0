import type { Db } from '../../database/connect.ts';

export interface BookDifference {
  bookingId: string;
  what: string;
  /** In cents: the amount on the deal, and the sum of its entries. */
  ours: number;
  theirs: number;
  found: number;
}

type Movement = [from: string, to: string];

const net = (db: Db, there: Movement[], back: Movement[]) => {
  const pairs = (list: Movement[]) => list.map(([from, to]) => `${from} ${to}`);
  return db`coalesce(sum(case
    when from_account || ' ' || to_account = any(${pairs(there)}) then amount_cents
    when from_account || ' ' || to_account = any(${pairs(back)}) then -amount_cents
  end) filter (where reason <> 'pay'), 0)::bigint`;
};

const sums = (db: Db) => db`
  select product_id, booking_id, coalesce(sum(amount_cents) filter (where reason = 'pay'), 0)::bigint as captured,
    ${net(db, [['held', 'refund-due']], [['refund-due', 'losses']])} as refund,
    ${net(
      db,
      [['held', 'payout-due']],
      [
        ['payout-due', 'losses'],
        ['payout-due', 'held'],
        ['seller', 'losses'],
      ],
    )} as payout,
    ${net(
      db,
      [['held', 'fees']],
      [
        ['fees', 'losses'],
        ['fees', 'held'],
      ],
    )} as fee,
    ${net(
      db,
      [
        ['held', 'buyer'],
        ['losses', 'buyer'],
      ],
      [
        ['buyer', 'held'],
        ['buyer', 'losses'],
      ],
    )} as taken_back,
    ${net(
      db,
      [['losses', 'buyer']],
      [
        ['buyer', 'losses'],
        ['refund-due', 'losses'],
        ['payout-due', 'losses'],
        ['seller', 'losses'],
        ['fees', 'losses'],
      ],
    )} as lost
  from ledger where reason not like 'stray%' group by product_id, booking_id`;

const ofDeals = (db: Db) => db`
  select b.id as "bookingId", part.what, part.ours, coalesce(part.theirs, 0) as theirs
  from bookings b left join (${sums(db)}) s on s.product_id = b.product_id and s.booking_id = b.id,
    lateral (values ('paid', b.captured_cents, s.captured), ('refunded', b.refund_cents, s.refund),
      ('to the seller', b.payout_cents, s.payout), ('fee', b.fee_cents, s.fee),
      ('taken back', b.taken_back_cents, s.taken_back), ('lost', b.lost_cents, s.lost)) part (what, ours, theirs)
  where part.ours <> coalesce(part.theirs, 0)`;

const ofOrders = (db: Db) => db`
  select coalesce(o.booking_id, l.booking_id) as "bookingId", coalesce(o.what, l.what) as what,
    coalesce(o.cents, 0)::bigint as ours, coalesce(l.cents, 0)::bigint as theirs
  from (
    select booking_id, 'refund due' as what, sum(amount_cents) as cents from refunds
    where status in ('due', 'stuck') group by booking_id
    union all
    select booking_id, 'payout due', sum(amount_cents) from payouts
    where status in ('due', 'stuck') and sent_at is null group by booking_id
  ) o full join (
    select booking_id, replace(account, '-', ' ') as what, sum(cents) as cents
    from (
      select booking_id, to_account as account, amount_cents as cents from ledger
      union all select booking_id, from_account, -amount_cents from ledger
    ) moved where account in ('refund-due', 'payout-due') group by booking_id, account
  ) l on l.booking_id = o.booking_id and l.what = o.what
  where coalesce(o.cents, 0) <> coalesce(l.cents, 0)`;

const ofPayments = (db: Db) => db`
  select l.booking_id as "bookingId", 'payment ' || l.reference as what, coalesce(p.amount_cents, 0) as ours,
    l.amount_cents as theirs
  from ledger l left join payments p on p.product_id = l.product_id and p.intent_id = l.reference
  where l.reason in ('pay', 'stray') and p.amount_cents is distinct from l.amount_cents`;

export const differing = (db: Db, limit: number) => db<BookDifference[]>`
  select *, count(*) over () as found
  from (${ofDeals(db)} union all ${ofOrders(db)} union all ${ofPayments(db)}) book
  order by "bookingId", what limit ${limit}`;

export interface Stuck {
  kind: 'refund-stuck' | 'payout-stuck' | 'payout-in-other-currency';
  bookingId: string;
  reference: string;
  cents: number;
  found: number;
}

/** The fee is in the currency of the settlement, not of the payment. */
const isExchanged = (db: Db) => db`exists (
  select 1 from ledger fee join payments paid on paid.product_id = fee.product_id and paid.booking_id = fee.booking_id
  where fee.product_id = p.product_id and fee.booking_id = p.booking_id and fee.reason = 'card-fee'
    and paid.status = 'succeeded' and fee.currency <> paid.currency)`;

export const stuck = (db: Db, limit: number) => db<Stuck[]>`
  select *, count(*) over () as found
  from (
    select 'refund-stuck' as kind, booking_id as "bookingId", id::text as reference, amount_cents as cents
    from refunds where status = 'stuck'
    union all
    -- Whoever has left without saying where to cannot say it any more.
    select case when ${isExchanged(db)} then 'payout-in-other-currency' else 'payout-stuck' end, booking_id, p.id::text,
      amount_cents
    from payouts p join users u on u.id = p.seller_id
    where status = 'stuck' or (status = 'due' and next_attempt_at is null and u.removed_at is not null)
      or status = 'due' and ${isExchanged(db)}
      -- Money that a card paid arrives within a week.
      or status = 'due' and funds_awaited_at < now() - interval '7 days'
  ) waiting order by reference limit ${limit}`;
