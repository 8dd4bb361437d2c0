import type postgres from 'postgres';

/** A pool whose `search_path` is the provider's own schema. */
export type Sql = postgres.Sql<{ bigint: number }>;
/** What a query needs: the pool, or the transaction it belongs to. */
export type Db = postgres.ISql<{ bigint: number }>;
/** A piece of a statement, such as a guard. */
export type Fragment = postgres.PendingQuery<postgres.Row[]>;

const LOCK = 7_205_310;

/** Any number of processes may start at once: one creates the tables, the others wait for it. */
export async function createTables(sql: Sql): Promise<void> {
  await sql.begin(async (db) => {
    await db`select pg_advisory_xact_lock(${LOCK})`;
    await db.unsafe(TABLES);
  });
}

// No column can hold a card number: a payment method keeps the brand, the last four digits and how its test card behaves.
const TABLES = `
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
`;
