-- How much of a currency one dollar is, as the operator's source last said (docs/decisions/0115).
-- place currency_rates local
create table currency_rates (
  currency text primary key check (currency ~ '^[A-Z]{3}$'),
  per_dollar double precision not null check (per_dollar > 0),
  fetched_at timestamptz not null default now()
);
