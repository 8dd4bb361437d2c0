-- Pictures that were given as web addresses and are to be fetched and kept; gone once ours is shown.
create table picture_fetches (
  product_id uuid primary key references products (id),
  address text not null,
  tries int not null default 0,
  -- Null: given up.
  due_at timestamptz default now(),
  -- Why it failed the last time, for operators.
  fault text
);
create index picture_fetches_due on picture_fetches (due_at) where due_at is not null;

insert into picture_fetches (product_id, address)
select id, image_url from products where image_url ~* '^https?://' and status <> 'removed';
