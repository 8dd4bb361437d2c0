-- The former prices of a bike, which cards ask for.
create index events_former_prices on events (product_id, id) include (happened_at, former_price_cents)
  where former_price_cents is not null;
