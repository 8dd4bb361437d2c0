-- What happened on the market by UTC day, counted by a job (server/market-figures). `cut`: of all, of a brand or of a town.
create table market_figures (
  cut text not null check (cut in ('all', 'brand', 'place')),
  day date not null,
  key text not null,
  figure text not null,
  count bigint not null,
  -- Cents, or days on sale.
  amount bigint not null,
  counted_at timestamptz(3) not null default now(),
  primary key (cut, day, key, figure)
);
-- Rows come in the order of time: small, and cheap to keep.
create index ledger_posted on ledger using brin (posted_at);
create index booking_steps_happened on booking_steps using brin (happened_at);
create index products_listed on products (listed_at);
