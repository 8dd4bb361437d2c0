-- A brand that is retired is off the market with all its products.
alter table categories add column retired_at timestamptz;
-- The photo it shows, when that is one of ours.
alter table categories add column photo_name text;

alter table products
  add column model_id text,
  add column model text,
  add column variant text,
  add column model_year int,
  add column kilometres int,
  add column engine_cc int,
  add column body_type text,
  add column owners int,
  add column colour text,
  -- Of the gazetteer; the coordinates are the town's, never the seller's address.
  add column place_id int,
  add column latitude double precision,
  add column longitude double precision,
  add column frame_number text,
  add column papers text[] not null default '{}',
  add column service text[] not null default '{}',
  add column revision int not null default 1,
  -- With a model year the years of use follow from it.
  alter column years_of_use drop not null,
  add check (years_of_use is not null or model_year is not null);
create index products_frame_number on products (frame_number) where frame_number is not null;

-- Photos that were uploaded and are not used yet; a job removes them after a day.
create table uploads (
  uploader_id uuid not null references users (id),
  name text not null,
  width int not null,
  height int not null,
  placeholder text not null,
  uploaded_at timestamptz not null default now(),
  primary key (uploader_id, name)
);
create index uploads_name on uploads (name);
create index uploads_uploaded_at on uploads (uploaded_at);

-- The photos of a product in the seller's order: the first, at position 0, is its cover.
create table product_photos (
  product_id uuid not null references products (id),
  name text not null,
  position int not null,
  width int not null,
  height int not null,
  placeholder text not null,
  alt text not null default '',
  primary key (product_id, name)
);
create index product_photos_name on product_photos (name);
create index products_removed on products (removed_at) where removed_at is not null;
