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
  -- called-off: the buyer's bank gave it back before we did.
  status text not null default 'due' check (status in ('due', 'sent', 'stuck', 'called-off')),
  attempt int not null default 1,
  next_attempt_at timestamptz not null default now(),
  -- The provider was asked for this attempt: it may have happened.
  begun_at timestamptz,
  reference text,
  fault text,
  ordered_at timestamptz not null default now(),
  sent_at timestamptz,
  -- A bank may send back what was sent to it: the provider is asked again then.
  ask_at timestamptz,
  primary key (product_id, id),
  foreign key (product_id, booking_id) references bookings (product_id, id),
  foreign key (product_id, payment_id) references payments (product_id, id)
);
create index refunds_due on refunds (next_attempt_at) where status = 'due';
create index refunds_asked on refunds (ask_at) where ask_at is not null;
create index refunds_payment on refunds (product_id, payment_id);
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
create index payout_accounts_unfinished on payout_accounts (checked_at) where not active;

create table payouts (
  product_id uuid not null,
  id uuid not null,
  booking_id uuid not null,
  seller_id uuid not null references users (id),
  amount_cents bigint not null check (amount_cents > 0),
  -- called-off: the buyer's bank took the money back before the seller was paid.
  status text not null default 'due'
    check (status in ('due', 'sent', 'reversal-due', 'reversed', 'stuck', 'called-off')),
  attempt int not null default 1,
  -- Nothing: it waits for the seller's account.
  next_attempt_at timestamptz,
  -- The provider was asked for this attempt: it may have happened.
  begun_at timestamptz,
  reference text,
  fault text,
  ordered_at timestamptz not null default now(),
  sent_at timestamptz,
  -- How much is to come back from the seller, and how much has.
  reversal_cents bigint not null default 0,
  reversed_cents bigint not null default 0,
  primary key (product_id, id),
  foreign key (product_id, booking_id) references bookings (product_id, id),
  check (0 <= reversed_cents and reversed_cents <= reversal_cents and reversal_cents <= amount_cents)
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
  -- When the provider was asked how it stands.
  asked_at timestamptz not null default now(),
  closed_at timestamptz,
  primary key (product_id, id),
  foreign key (product_id, booking_id) references bookings (product_id, id)
);
create unique index chargebacks_once on chargebacks (product_id, reference);
create index chargebacks_open on chargebacks (asked_at) where status = 'open';
create index chargebacks_reference on chargebacks (reference);
create index chargebacks_payment on chargebacks (product_id, payment_id);

-- Nothing can be paid with it any more, or it was settled.
alter table payment_intents add column closed_at timestamptz;
update payment_intents i set closed_at = p.recorded_at from payments p
where p.product_id = i.product_id and p.intent_id = i.intent_id;
create index payment_intents_open on payment_intents (created_at) where closed_at is null;

create trigger ledger_written_once before update or delete or truncate on ledger
  for each statement execute function refuse_change();

create table reconciliations (
  id uuid primary key,
  started_at timestamptz not null default now(),
  finished_at timestamptz,
  compared int not null default 0,
  found int not null default 0,
  differences jsonb not null default '[]',
  balances jsonb not null default '[]',
  -- Why it could not be done.
  fault text,
  -- Somebody was still at it then.
  alive_at timestamptz not null default now()
);
-- One at a time, on however many machines.
create unique index reconciliations_running on reconciliations ((true)) where finished_at is null;

-- What the card provider has on record, while it is compared.
create unlogged table card_records (
  run_id uuid not null,
  kind text not null,
  reference text not null,
  cents bigint not null,
  happened_at timestamptz not null,
  intent_id text,
  booking_id uuid,
  account_id text,
  primary key (run_id, kind, reference)
);

-- What came in before.
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
create index payments_intent on payments (intent_id);
