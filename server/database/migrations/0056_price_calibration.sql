-- How often the prices of real sales lay in the range of a country; null: too few sales.
alter table price_trends add column calibration jsonb;
-- Bikes of a model that were withdrawn after a sale were on sale at its time.
create index products_model_removed on products (model_id, removed_at) where status = 'removed' and model_id is not null;
