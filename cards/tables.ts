// No column may hold a card number: only brand, last four digits and test behaviour are stored.
export const TABLES = `
create table if not exists payment_methods (
  id text primary key,
  brand text not null,
  last4 text not null check (length(last4) = 4),
  exp_month int not null,
  exp_year int not null,
  asks_bank boolean not null,
  decline text,
  billing_details jsonb not null,
  created_at timestamptz not null default clock_timestamp()
);

create table if not exists payment_intents (
  id text primary key,
  client_secret text not null,
  amount int not null check (amount > 0),
  amount_refunded int not null default 0 check (amount_refunded between 0 and amount),
  currency text not null,
  status text not null
    check (status in ('requires_payment_method', 'requires_confirmation', 'requires_action', 'succeeded', 'canceled')),
  payment_method text references payment_methods (id),
  latest_charge text,
  last_payment_error jsonb,
  return_url text,
  description text,
  receipt_email text,
  metadata jsonb not null,
  cancellation_reason text,
  canceled_at timestamptz,
  created_at timestamptz not null default clock_timestamp()
);
create index if not exists payment_intents_newest on payment_intents (created_at desc, id desc);
create index if not exists payment_intents_charge on payment_intents (latest_charge);

create table if not exists refunds (
  id text primary key,
  payment_intent text not null references payment_intents (id),
  charge text not null,
  amount int not null check (amount > 0),
  currency text not null,
  reason text,
  metadata jsonb not null,
  created_at timestamptz not null default clock_timestamp()
);
create index if not exists refunds_newest on refunds (created_at desc, id desc);
create index if not exists refunds_intent on refunds (payment_intent, created_at desc, id desc);

create table if not exists events (
  id text primary key,
  type text not null,
  payload text not null,
  attempts int not null default 0,
  next_attempt_at timestamptz default clock_timestamp(),
  created_at timestamptz not null default clock_timestamp()
);
create index if not exists events_newest on events (created_at desc, id desc);
create index if not exists events_due on events (next_attempt_at) where next_attempt_at is not null;

create table if not exists idempotency_keys (
  caller text not null,
  key text not null,
  path text not null,
  fingerprint text not null,
  status int,
  body text,
  created_at timestamptz not null default clock_timestamp(),
  primary key (caller, key)
);
create index if not exists idempotency_keys_oldest on idempotency_keys (created_at);

alter table payment_methods
  add column if not exists refund_course text not null default 'succeeds'
    check (refund_course in ('succeeds', 'waits', 'fails')),
  add column if not exists dispute text;

-- What went back to the buyer and what the bank took back are together never more than was paid.
alter table payment_intents
  add column if not exists amount_disputed int not null default 0 check (amount_refunded + amount_disputed <= amount),
  add column if not exists transfer_group text;

alter table refunds
  add column if not exists status text not null default 'succeeded' check (status in ('pending', 'succeeded', 'failed')),
  add column if not exists failure_reason text,
  add column if not exists becomes text check (becomes in ('succeeded', 'failed')),
  add column if not exists changes_at timestamptz;
create index if not exists refunds_changing on refunds (changes_at) where changes_at is not null;

create table if not exists disputes (
  id text primary key,
  payment_intent text not null unique references payment_intents (id),
  charge text not null,
  amount int not null check (amount > 0),
  currency text not null,
  reason text not null,
  status text not null check (status in ('needs_response', 'under_review', 'won', 'lost')),
  evidence jsonb not null default '{}',
  metadata jsonb not null default '{}',
  created_at timestamptz not null default clock_timestamp()
);
create index if not exists disputes_newest on disputes (created_at desc, id desc);

-- All that changed the balance, in the currency the account settles in. A fee is taken off the amount.
create table if not exists balance_transactions (
  id text primary key,
  type text not null
    check (type in ('charge', 'refund', 'refund_failure', 'adjustment', 'transfer', 'transfer_refund')),
  source text not null,
  amount bigint not null,
  fee bigint not null default 0,
  currency text not null,
  exchange_rate float8,
  available_at timestamptz not null default clock_timestamp(),
  created_at timestamptz not null default clock_timestamp()
);
create index if not exists balance_transactions_newest on balance_transactions (created_at desc, id desc);
create index if not exists balance_transactions_source on balance_transactions (source);

create or replace view charges as
select latest_charge as id, id as payment_intent, amount, amount_refunded, currency, status = 'succeeded' as paid,
  exists (select from disputes where disputes.payment_intent = payment_intents.id) as disputed,
  payment_method, description, receipt_email, metadata, created_at,
  (select t.id from balance_transactions t where t.source = latest_charge and t.type = 'charge') as balance_transaction
from payment_intents
where latest_charge is not null;

create table if not exists accounts (
  id text primary key,
  type text not null check (type in ('express', 'none')),
  country text not null,
  email text,
  business_type text,
  capabilities text[] not null,
  details_submitted boolean not null default false,
  metadata jsonb not null,
  created_at timestamptz not null default clock_timestamp()
);

-- Of a test bank: no money moves.
alter table accounts add column if not exists bank_number text;

create table if not exists account_links (
  token text primary key,
  account text not null references accounts (id),
  refresh_url text not null,
  return_url text not null,
  session text,
  expires_at timestamptz not null,
  created_at timestamptz not null default clock_timestamp()
);

create table if not exists transfers (
  id text primary key,
  amount int not null check (amount > 0),
  amount_reversed int not null default 0 check (amount_reversed between 0 and amount),
  currency text not null,
  destination text not null references accounts (id),
  source_transaction text,
  transfer_group text,
  description text,
  metadata jsonb not null,
  created_at timestamptz not null default clock_timestamp()
);
create index if not exists transfers_newest on transfers (created_at desc, id desc);
create index if not exists transfers_group on transfers (transfer_group, created_at desc, id desc);
create index if not exists transfers_source on transfers (source_transaction);

create table if not exists transfer_reversals (
  id text primary key,
  transfer text not null references transfers (id),
  amount int not null check (amount > 0),
  currency text not null,
  metadata jsonb not null,
  created_at timestamptz not null default clock_timestamp()
);
create index if not exists transfer_reversals_transfer on transfer_reversals (transfer);

alter table payment_intents
  add column if not exists allow_redirects text not null default 'always' check (allow_redirects in ('always', 'never'));
alter table payment_methods add column if not exists settles_at_once boolean not null default false;
alter table accounts
  add column if not exists service_agreement text not null default 'full'
    check (service_agreement in ('full', 'recipient'));
alter table refunds add column if not exists balance_transaction text;
alter table transfers add column if not exists balance_transaction text;
alter table transfer_reversals add column if not exists balance_transaction text;
-- Of connected accounts is told at an endpoint of their own.
alter table events
  add column if not exists endpoint text not null default 'platform' check (endpoint in ('platform', 'connect'));

-- What moved before there were balance transactions cost nothing and is available.
do $$ begin
  if exists (select from balance_transactions) then return; end if;
  insert into balance_transactions (id, type, source, amount, currency, created_at)
  select 'txn_' || md5(type || source), type, source, amount, currency, created_at from (
    select 'charge', latest_charge, amount, currency, created_at from payment_intents where status = 'succeeded'
    union all select 'refund', id, -amount, currency, created_at from refunds where status <> 'failed'
    union all select 'adjustment', id, -amount, currency, created_at from disputes where status <> 'won'
    union all select 'transfer', id, -amount, currency, created_at from transfers
    union all select 'transfer_refund', id, amount, currency, created_at from transfer_reversals
  ) moved (type, source, amount, currency, created_at);
end $$;
`;
