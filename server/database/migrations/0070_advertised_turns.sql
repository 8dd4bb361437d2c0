-- Since when a bike has its turn among the advertised bikes of the landing page (docs/decisions/0109).
alter table products add column advertised_turn_at timestamptz not null default '-infinity';
update products set advertised_turn_at = advertised_at where advertised_at is not null;
create index products_advertised_turn on products (advertised_turn_at desc, id desc)
  where advertised_at is not null and status in ('available', 'reserved');
drop index products_advertised;
