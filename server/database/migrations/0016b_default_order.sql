-- The default order: minutes since 1970 when it was listed, less what server/products/freshness-queries.ts takes off.
-- What an older process lists meanwhile stands as new.
alter table products add column freshness int not null default (extract(epoch from now()) / 60)::int;
update products p set freshness = floor(extract(epoch from p.listed_at) / 60)::int
    - least((d.nth - 1) / 3, 120)::int * 43200 - case when p.image_url = '' then 52560000 else 0 end
  from (select id, row_number() over (partition by seller_id, date_trunc('day', listed_at) order by id) as nth
    from products) d
  where d.id = p.id and p.status <> 'removed';

drop index products_category;
create index products_category on products (category_id, freshness desc, id desc)
  where status in ('available', 'reserved');
create index products_freshness on products (freshness desc, id desc) where status in ('available', 'reserved');
drop index products_model;
create index products_model on products (model_id, freshness desc, id desc)
  where model_id is not null and status = 'available';

alter table shelf add column freshness int not null default (extract(epoch from now()) / 60)::int;
update shelf set freshness = p.freshness from products p where p.id = shelf.product_id;

-- All indexes but that of the terms hold whole rows: the order stands in each. The newest of a brand are found along
-- the primary key, as the default order has an index by brand instead.
alter table shelf drop constraint shelf_pkey, add primary key (product_id)
  include (category_id, model_id, price_cents, model_year, kilometres, engine_cc, traits, place_id, freshness);
drop index shelf_price, shelf_kilometres, shelf_year, shelf_brand_newest, shelf_brand_price, shelf_engine, shelf_traits,
  shelf_sample, shelf_category, shelf_model, shelf_place;
create index shelf_freshness on shelf (freshness, product_id)
  include (category_id, model_id, price_cents, model_year, kilometres, engine_cc, traits, place_id);
create index shelf_price on shelf (price_cents, product_id)
  include (category_id, model_id, model_year, kilometres, engine_cc, traits, place_id, freshness);
create index shelf_kilometres on shelf (kilometres, product_id)
  include (category_id, model_id, price_cents, model_year, engine_cc, traits, place_id, freshness);
create index shelf_year on shelf (model_year, price_cents, product_id)
  include (category_id, model_id, kilometres, engine_cc, traits, place_id, freshness);
create index shelf_brand_freshness on shelf (category_id, freshness, product_id)
  include (model_id, price_cents, model_year, kilometres, engine_cc, traits, place_id);
create index shelf_brand_price on shelf (category_id, price_cents, product_id)
  include (model_id, model_year, kilometres, engine_cc, traits, place_id, freshness);
create index shelf_engine on shelf (engine_cc, product_id)
  include (category_id, model_id, price_cents, model_year, kilometres, traits, place_id, freshness);
create index shelf_traits on shelf (traits, kilometres, product_id)
  include (category_id, model_id, price_cents, model_year, engine_cc, place_id, freshness);
create index shelf_sample on shelf (sample, product_id)
  include (category_id, model_id, price_cents, model_year, kilometres, engine_cc, traits, place_id, freshness);
create index shelf_category on shelf (category_id, sample, product_id)
  include (model_id, price_cents, model_year, kilometres, engine_cc, traits, place_id, freshness);
create index shelf_model on shelf (model_id, sample, product_id)
  include (category_id, price_cents, model_year, kilometres, engine_cc, traits, place_id, freshness);
create index shelf_place on shelf (place_id, sample, product_id)
  include (category_id, model_id, price_cents, model_year, kilometres, engine_cc, traits, freshness);
