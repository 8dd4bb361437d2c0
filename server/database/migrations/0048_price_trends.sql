-- What the valuation knows of a country's prices: how they depend on age, kilometres and owners, the levels of groups of
-- bikes, and how far prices are from estimates. A job fits it anew.
create table price_trends (
  country text primary key,
  coefficients jsonb not null,
  levels jsonb not null,
  errors jsonb not null,
  prices int not null,
  fitted_at timestamptz not null default now()
);
-- Prices paid for a model.
create index products_model_sold on products (model_id, sold_at desc) where status = 'sold' and model_id is not null;
