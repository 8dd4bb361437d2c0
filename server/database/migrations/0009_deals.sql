-- A deal goes on after the payment: meeting, handover, complaint window, and the exits from each.
alter table bookings rename column expires_at to due_at;
alter table bookings alter column due_at drop not null;
alter table bookings drop constraint bookings_status_check;
alter table bookings add constraint bookings_status_check check (status in (
  'booked', 'paid', 'meeting-agreed', 'seller-missed', 'buyer-missed', 'handed-over', 'disputed', 'charge-disputed',
  'completed', 'expired', 'payment-failed', 'declined', 'cancelled', 'no-show', 'refunded', 'charged-back'));

alter table bookings
  add column extended_at timestamptz,
  add column refused_cards int not null default 0,
  add column proposed_by text check (proposed_by in ('buyer', 'seller')),
  add column proposed_slots timestamptz[] not null default '{}',
  add column proposed_place text,
  add column meeting_at timestamptz,
  add column handover_code text,
  add column handover_tries int not null default 0,
  add column handed_over_at timestamptz,
  add column ended_at timestamptz,
  -- The deal's money, in cents; the ledger says the same, move by move.
  add column captured_cents bigint not null default 0 check (captured_cents >= 0),
  add column refund_cents bigint not null default 0 check (refund_cents >= 0),
  add column payout_cents bigint not null default 0 check (payout_cents >= 0),
  add column fee_cents bigint not null default 0 check (fee_cents >= 0),
  add column taken_back_cents bigint not null default 0 check (taken_back_cents >= 0),
  -- What the market bore because the bank took back what was given out already.
  add column lost_cents bigint not null default 0 check (lost_cents >= 0),
  add check (refund_cents <= captured_cents),
  add check (payout_cents <= captured_cents - refund_cents - fee_cents),
  add check (refund_cents + payout_cents + fee_cents + taken_back_cents <= captured_cents + lost_cents);

drop index bookings_one_living;
create unique index bookings_one_occupying on bookings (product_id) where status in (
  'booked', 'paid', 'meeting-agreed', 'seller-missed', 'buyer-missed', 'handed-over', 'disputed', 'charge-disputed',
  'completed', 'charged-back');
drop index bookings_due;
create index bookings_due on bookings (due_at) where due_at is not null;
create index bookings_disputed on bookings (due_at, id) where status in ('disputed', 'charge-disputed');

-- Every move of a deal: who, when, why.
create table booking_steps (
  product_id uuid not null,
  id uuid not null,
  booking_id uuid not null,
  verb text not null,
  from_status text,
  to_status text not null,
  actor text not null check (actor in ('buyer', 'seller', 'admin', 'provider', 'clock')),
  actor_id uuid,
  reason text,
  facts jsonb not null default '{}',
  happened_at timestamptz not null default clock_timestamp(),
  primary key (product_id, id),
  foreign key (product_id, booking_id) references bookings (product_id, id)
);
create index booking_steps_booking on booking_steps (product_id, booking_id, id);

-- Double entry: each row takes an amount out of one account and puts it into another, so that one that does not
-- balance cannot even be written. A balance is a sum.
create table ledger (
  product_id uuid not null,
  id uuid not null,
  booking_id uuid not null,
  reason text not null,
  from_account text not null,
  to_account text not null,
  amount_cents bigint not null check (amount_cents > 0),
  currency text not null check (currency ~ '^[a-z]{3}$'),
  -- The card provider's id of what moved.
  reference text,
  posted_at timestamptz not null default clock_timestamp(),
  primary key (product_id, id),
  foreign key (product_id, booking_id) references bookings (product_id, id),
  check (from_account <> to_account),
  check (from_account in ('buyer', 'held', 'refund-due', 'payout-due', 'seller', 'fees', 'losses')),
  check (to_account in ('buyer', 'held', 'refund-due', 'payout-due', 'seller', 'fees', 'losses'))
);
create index ledger_booking on ledger (product_id, booking_id, id);
-- What the provider did is written down once.
create unique index ledger_once on ledger (product_id, reference, reason) where reference is not null;

create table refunds (
  product_id uuid not null,
  id uuid not null,
  booking_id uuid not null,
  payment_id uuid not null,
  amount_cents bigint not null check (amount_cents > 0),
  status text not null default 'due' check (status in ('due', 'sent', 'stuck')),
  attempt int not null default 1,
  next_attempt_at timestamptz not null default now(),
  reference text,
  fault text,
  ordered_at timestamptz not null default now(),
  sent_at timestamptz,
  primary key (product_id, id),
  foreign key (product_id, booking_id) references bookings (product_id, id),
  foreign key (product_id, payment_id) references payments (product_id, id)
);
create index refunds_due on refunds (next_attempt_at) where status = 'due';
create index refunds_booking on refunds (product_id, booking_id);
create index refunds_reference on refunds (reference);

-- Where sellers are paid: their accounts at the card provider.
create table payout_accounts (
  user_id uuid primary key references users (id),
  account_id text not null unique,
  active boolean not null default false,
  opened_at timestamptz not null default now(),
  checked_at timestamptz not null default now()
);

create table payouts (
  product_id uuid not null,
  id uuid not null,
  booking_id uuid not null,
  seller_id uuid not null references users (id),
  amount_cents bigint not null check (amount_cents > 0),
  status text not null default 'due' check (status in ('due', 'sent', 'reversal-due', 'reversed', 'stuck')),
  attempt int not null default 1,
  next_attempt_at timestamptz not null default now(),
  reference text,
  fault text,
  ordered_at timestamptz not null default now(),
  sent_at timestamptz,
  primary key (product_id, id),
  foreign key (product_id, booking_id) references bookings (product_id, id)
);
create index payouts_due on payouts (next_attempt_at) where status in ('due', 'reversal-due');
create index payouts_seller on payouts (seller_id) where status = 'due';
create index payouts_booking on payouts (product_id, booking_id);

create table chargebacks (
  product_id uuid not null,
  id uuid not null,
  booking_id uuid not null,
  payment_id uuid not null,
  reference text not null,
  amount_cents bigint not null check (amount_cents > 0),
  -- Covered by what was still held; the market bears the rest.
  covered_cents bigint not null check (covered_cents between 0 and amount_cents),
  status text not null default 'open' check (status in ('open', 'won', 'lost')),
  opened_at timestamptz not null default now(),
  closed_at timestamptz,
  primary key (product_id, id),
  foreign key (product_id, booking_id) references bookings (product_id, id)
);
create unique index chargebacks_once on chargebacks (product_id, reference);
create index chargebacks_open on chargebacks (opened_at) where status = 'open';

-- Nothing can be paid with it any more, or it was settled.
alter table payment_intents add column closed_at timestamptz;
create index payment_intents_open on payment_intents (created_at) where closed_at is null;

create table statements (
  product_id uuid not null,
  id uuid not null,
  booking_id uuid not null,
  author_id uuid not null references users (id),
  actor text not null check (actor in ('buyer', 'seller', 'admin')),
  words text not null,
  photos jsonb not null default '[]',
  written_at timestamptz not null default clock_timestamp(),
  primary key (product_id, id),
  foreign key (product_id, booking_id) references bookings (product_id, id)
);
create index statements_booking on statements (product_id, booking_id, id);

-- What a person is told, in the marketplace and by mail: written with the step it tells of.
create table notices (
  product_id uuid not null,
  id uuid not null,
  user_id uuid not null references users (id),
  booking_id uuid not null,
  step_id uuid not null,
  verb text not null,
  actor text not null,
  as_role text not null check (as_role in ('buyer', 'seller', 'admin')),
  noticed_at timestamptz not null default clock_timestamp(),
  read_at timestamptz,
  next_mail_at timestamptz default now(),
  mail_attempts int not null default 0,
  mailed_at timestamptz,
  primary key (product_id, id),
  foreign key (product_id, booking_id) references bookings (product_id, id)
);
create unique index notices_once on notices (product_id, step_id, user_id);
create index notices_user on notices (user_id, id desc);
create index notices_unread on notices (user_id, id desc) where read_at is null;
create index notices_mail_due on notices (next_mail_at) where next_mail_at is not null;

create table reconciliations (
  id uuid primary key,
  started_at timestamptz not null default now(),
  finished_at timestamptz,
  compared int not null default 0,
  differences jsonb not null default '[]'
);

-- Every action of an admin and every one that moves money. `mac` proves that the marketplace wrote the row.
create table audit (
  id uuid primary key,
  happened_at timestamptz not null,
  actor text not null,
  actor_id uuid,
  action text not null,
  subject text not null,
  facts jsonb not null default '{}',
  mac bytea not null
);
-- The rows of the audit in the order in which they were sealed, each link made of the one before.
create table audit_chain (
  seq bigint primary key,
  audit_id uuid not null unique,
  link bytea not null,
  sealed_at timestamptz not null default clock_timestamp()
);

-- Written once. A guard of last resort, and no part of how anything works (docs/decisions/0033).
create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is written once: its rows are never changed or removed', tg_table_name
    using errcode = 'integrity_constraint_violation';
end $$;
create trigger ledger_written_once before update or delete or truncate on ledger
  for each statement execute function refuse_change();
create trigger booking_steps_written_once before update or delete or truncate on booking_steps
  for each statement execute function refuse_change();
create trigger audit_written_once before update or delete or truncate on audit
  for each statement execute function refuse_change();
create trigger audit_chain_written_once before update or delete or truncate on audit_chain
  for each statement execute function refuse_change();

-- Deals of before: the money came in, and nobody was asked how it went. Buyers get two weeks to complain.
update bookings b set captured_cents = p.amount_cents, status = 'handed-over', handed_over_at = b.paid_at,
  due_at = now() + interval '14 days'
from payments p
where b.status = 'paid' and p.product_id = b.product_id and p.booking_id = b.id and p.status = 'succeeded';
update bookings set due_at = null where status = 'expired';
insert into ledger (product_id, id, booking_id, reason, from_account, to_account, amount_cents, currency, reference, posted_at)
select product_id, gen_random_uuid(), booking_id, 'pay', 'buyer', 'held', amount_cents, currency, intent_id, recorded_at
from payments where status = 'succeeded';
insert into ledger (product_id, id, booking_id, reason, from_account, to_account, amount_cents, currency, reference, posted_at)
select product_id, gen_random_uuid(), booking_id, 'stray', 'buyer', 'refund-due', amount_cents, currency, intent_id, recorded_at
from payments where status in ('refund-due', 'refunded');
insert into ledger (product_id, id, booking_id, reason, from_account, to_account, amount_cents, currency, reference, posted_at)
select product_id, gen_random_uuid(), booking_id, 'refund-sent', 'refund-due', 'buyer', amount_cents, currency, intent_id, refunded_at
from payments where status = 'refunded';
insert into refunds (product_id, id, booking_id, payment_id, amount_cents)
select product_id, gen_random_uuid(), booking_id, id, amount_cents from payments where status = 'refund-due';
drop index payments_refund_due;
create index payments_booking on payments (product_id, booking_id);
