-- When its seller last changed what its page says.
alter table products add column edited_at timestamptz;

-- What resembles a bike: the same model; the same brand and body type, or brand, nearest in price.
create index products_model on products (model_id, id desc) where model_id is not null and status = 'available';
create index products_body_type on products (category_id, body_type, resale_price_cents, id)
  where body_type is not null and status = 'available';
create index products_price on products (category_id, resale_price_cents, id) where status = 'available';
create index products_seller_on_sale on products (seller_id, id desc) where status in ('available', 'reserved');

-- What was sold lately is still shown.
create index products_sold on products (sold_at, id) where status = 'sold';
create index product_photos_cover on product_photos (product_id) where position = 0;
