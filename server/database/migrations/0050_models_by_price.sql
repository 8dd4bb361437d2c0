-- A family in the order of price, a page of each of its models.
create index shelf_model_price on shelf (model_id, price_cents, product_id)
  include (category_id, model_year, kilometres, engine_cc, traits, place_id, freshness);
