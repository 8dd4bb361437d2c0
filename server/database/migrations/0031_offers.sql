-- What a buyer and the seller of a bike offer each other. A counter-offer is a row of its own: amounts never change.
create table offers (
  product_id uuid not null references products (id),
  id uuid not null,
  buyer_id uuid not null references users (id),
  seller_id uuid not null references users (id),
  author text not null check (author in ('buyer', 'seller')),
  amount_cents bigint not null check (amount_cents > 0),
  status text not null check (status in (
    'open', 'accepted', 'countered', 'declined', 'withdrawn', 'expired', 'closed')),
  reason text check (reason in (
    'booked', 'another-accepted', 'removed', 'price-lowered', 'offers-stopped', 'brand-retired', 'blocked', 'left')),
  -- The buyer's, for the booking that an accepted offer is.
  phone text not null,
  meeting_place text not null,
  made_at timestamptz not null default clock_timestamp(),
  due_at timestamptz,
  ended_at timestamptz,
  -- The newest of the two people on this bike.
  is_last boolean not null default true,
  primary key (product_id, id),
  check (buyer_id <> seller_id),
  check ((status = 'open') = (due_at is not null)),
  check ((status = 'open') = (ended_at is null)),
  check ((status = 'closed') = (reason is not null))
);
create unique index offers_one_open on offers (product_id, buyer_id) where status = 'open';
create unique index offers_one_last on offers (product_id, buyer_id) where is_last;
create index offers_pair on offers (product_id, buyer_id, id);
create index offers_id on offers (id);
create index offers_buyer on offers (buyer_id, is_last, (status = 'open') desc, id desc);
create index offers_seller on offers (seller_id, is_last, (status = 'open') desc, id desc);
create index offers_made on offers (buyer_id, made_at) where author = 'buyer';
create index offers_due on offers (due_at) where status = 'open';

-- No row: the bike takes offers of any amount.
create table offer_terms (
  product_id uuid primary key references products (id),
  takes_offers boolean not null,
  floor_cents bigint check (floor_cents > 0)
);

-- More effects are made once.
alter table made_once drop constraint made_once_effect_check,
  add constraint made_once_effect_check check (effect ~ '^[a-z-]{1,40}$');

alter table bookings add column offer_id uuid,
  add foreign key (product_id, offer_id) references offers (product_id, id);
create unique index bookings_offer on bookings (product_id, offer_id) where offer_id is not null;
