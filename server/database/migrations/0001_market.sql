-- The identity service and the test-mode card provider keep to schemas of their own.
create schema if not exists identity;
create schema if not exists cards;

-- Every table of a product carries product_id in its key, so that a deal stays on one shard (docs/decisions).

create table users (
  id uuid primary key,
  issuer text not null,
  subject text not null,
  email text not null,
  name text not null,
  photo_url text,
  role text not null check (role in ('buyer', 'seller', 'admin')),
  verified_at timestamptz,
  created_at timestamptz not null default now(),
  removed_at timestamptz,
  unique (issuer, subject)
);
create unique index users_email on users (email) where removed_at is null;
create index users_role on users (role, id desc) where removed_at is null;

create table categories (
  id uuid primary key,
  brand_name text not null unique,
  picture text not null,
  position int not null
);
insert into categories (id, brand_name, picture, position) values
  ('019a0000-0000-7000-8000-000000000001', 'YAMAHA', '/pictures/brand-yamaha.svg', 1),
  ('019a0000-0000-7000-8000-000000000002', 'HERO', '/pictures/brand-hero.svg', 2),
  ('019a0000-0000-7000-8000-000000000003', 'BAJAJ', '/pictures/brand-bajaj.svg', 3);

create table products (
  id uuid primary key,
  seller_id uuid not null references users (id),
  category_id uuid not null references categories (id),
  name text not null check (length(name) between 1 and 120),
  image_url text not null,
  original_price_cents bigint not null check (original_price_cents between 1 and 1000000000),
  resale_price_cents bigint not null check (resale_price_cents between 1 and 1000000000),
  years_of_use numeric(4, 1) not null check (years_of_use between 0 and 100),
  condition text not null check (condition in ('Excellent', 'Good', 'Fair')),
  location text not null,
  phone text not null,
  description text not null,
  status text not null default 'available' check (status in ('available', 'reserved', 'sold', 'removed')),
  advertised_at timestamptz,
  listed_at timestamptz not null default now(),
  sold_at timestamptz,
  removed_at timestamptz
);
create index products_category on products (category_id, id desc) where status in ('available', 'reserved');
create index products_newest on products (id desc) where status in ('available', 'reserved');
create index products_advertised on products (id desc)
  where advertised_at is not null and status in ('available', 'reserved');
create index products_seller on products (seller_id, id desc);

create table bookings (
  product_id uuid not null references products (id),
  id uuid not null,
  buyer_id uuid not null references users (id),
  seller_id uuid not null references users (id),
  product_name text not null,
  image_url text not null,
  price_cents bigint not null check (price_cents > 0),
  phone text not null,
  meeting_place text not null,
  status text not null default 'booked' check (status in ('booked', 'paid', 'expired')),
  booked_at timestamptz not null default now(),
  expires_at timestamptz not null,
  paid_at timestamptz,
  primary key (product_id, id)
);
create unique index bookings_one_living on bookings (product_id) where status in ('booked', 'paid');
create index bookings_id on bookings (id);
create index bookings_buyer on bookings (buyer_id, id desc);
create index bookings_seller on bookings (seller_id, id desc);
create index bookings_due on bookings (expires_at) where status = 'booked';

-- The card provider's payment intents of a booking, the newest attempt counts.
create table payment_intents (
  product_id uuid not null,
  booking_id uuid not null,
  attempt int not null check (attempt > 0),
  intent_id text not null,
  created_at timestamptz not null default now(),
  primary key (product_id, booking_id, attempt),
  foreign key (product_id, booking_id) references bookings (product_id, id)
);

create table payments (
  product_id uuid not null,
  id uuid not null,
  booking_id uuid not null,
  intent_id text not null,
  amount_cents bigint not null check (amount_cents > 0),
  currency text not null,
  status text not null check (status in ('succeeded', 'refund-due', 'refunded')),
  recorded_at timestamptz not null default now(),
  refunded_at timestamptz,
  primary key (product_id, id),
  foreign key (product_id, booking_id) references bookings (product_id, id)
);
create unique index payments_one_per_intent on payments (product_id, intent_id);
create unique index payments_one_per_booking on payments (product_id, booking_id) where status = 'succeeded';
create index payments_refund_due on payments (recorded_at) where status = 'refund-due';

create table reports (
  product_id uuid not null references products (id),
  id uuid not null,
  reporter_id uuid not null references users (id),
  reported_at timestamptz not null default now(),
  dismissed_at timestamptz,
  primary key (product_id, id)
);
create unique index reports_once_per_person on reports (product_id, reporter_id);
create index reports_open on reports (product_id) where dismissed_at is null;

-- What happened, written in the transaction in which it happened.
create table events (
  product_id uuid not null,
  id uuid not null,
  actor_id uuid,
  name text not null,
  happened_at timestamptz not null default now(),
  facts jsonb not null default '{}',
  primary key (product_id, id)
);
