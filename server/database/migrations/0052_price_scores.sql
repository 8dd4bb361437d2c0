-- How good the price of a bike is among others like it: higher is better (contract/price-label.ts), the lowest: not known.
-- What labels say already is taken over; a job refines it.
alter table shelf add column price_score smallint not null default -32768;
update shelf set price_score = case v.label when 'great' then 16 when 'good' then 6 when 'fair' then -8 when 'high' then -20
    else -21 end
  from valuations v, products p
  where v.product_id = shelf.product_id and p.id = shelf.product_id and v.revision = p.revision and v.label is not null;

-- Also 'valued'.
alter table listing_changes drop constraint listing_changes_change_check;
alter table saved_searches add column least_price_score int not null default -32768;

-- All indexes but that of the terms hold whole rows. The primary key cannot be replaced while the version before runs.
create index shelf_newest on shelf (product_id)
  include (category_id, model_id, price_cents, model_year, kilometres, engine_cc, traits, place_id, freshness, price_score);
drop index shelf_freshness, shelf_price, shelf_kilometres, shelf_year, shelf_brand_freshness, shelf_brand_price,
  shelf_engine, shelf_traits, shelf_sample, shelf_category, shelf_model, shelf_place, shelf_model_price;
create index shelf_freshness on shelf (freshness, product_id)
  include (category_id, model_id, price_cents, model_year, kilometres, engine_cc, traits, place_id, price_score);
create index shelf_price on shelf (price_cents, product_id)
  include (category_id, model_id, model_year, kilometres, engine_cc, traits, place_id, freshness, price_score);
create index shelf_price_score on shelf (price_score, product_id)
  include (category_id, model_id, price_cents, model_year, kilometres, engine_cc, traits, place_id, freshness);
create index shelf_kilometres on shelf (kilometres, product_id)
  include (category_id, model_id, price_cents, model_year, engine_cc, traits, place_id, freshness, price_score);
create index shelf_year on shelf (model_year, price_cents, product_id)
  include (category_id, model_id, kilometres, engine_cc, traits, place_id, freshness, price_score);
create index shelf_brand_freshness on shelf (category_id, freshness, product_id)
  include (model_id, price_cents, model_year, kilometres, engine_cc, traits, place_id, price_score);
create index shelf_brand_price on shelf (category_id, price_cents, product_id)
  include (model_id, model_year, kilometres, engine_cc, traits, place_id, freshness, price_score);
create index shelf_engine on shelf (engine_cc, product_id)
  include (category_id, model_id, price_cents, model_year, kilometres, traits, place_id, freshness, price_score);
create index shelf_traits on shelf (traits, kilometres, product_id)
  include (category_id, model_id, price_cents, model_year, engine_cc, place_id, freshness, price_score);
create index shelf_sample on shelf (sample, product_id)
  include (category_id, model_id, price_cents, model_year, kilometres, engine_cc, traits, place_id, freshness, price_score);
create index shelf_category on shelf (category_id, sample, product_id)
  include (model_id, price_cents, model_year, kilometres, engine_cc, traits, place_id, freshness, price_score);
create index shelf_model on shelf (model_id, sample, product_id)
  include (category_id, price_cents, model_year, kilometres, engine_cc, traits, place_id, freshness, price_score);
create index shelf_place on shelf (place_id, sample, product_id)
  include (category_id, model_id, price_cents, model_year, kilometres, engine_cc, traits, freshness, price_score);
create index shelf_model_price on shelf (model_id, price_cents, product_id)
  include (category_id, model_year, kilometres, engine_cc, traits, place_id, freshness, price_score);
