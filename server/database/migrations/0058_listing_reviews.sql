-- Also 'withheld': off the market until it is reviewed (docs/decisions/0101).
alter table products drop constraint products_status_check, add constraint products_status_check
  check (status in ('available', 'reserved', 'sold', 'removed', 'withheld')) not valid;

-- What the checks of a listing found, and where its review stands. `due_at`: to be checked; `queued_at`: an admin is to decide.
create table listing_reviews (
  product_id uuid primary key,
  state text not null default 'unchecked' check (state in (
    'unchecked', 'clear', 'queued', 'withheld', 'approved', 'changes-asked', 'hidden', 'removed')),
  -- Of the product, when it was checked.
  revision int not null default 0,
  score int not null default 0,
  findings jsonb not null default '[]',
  -- Points of the findings that an admin approved, by check.
  accepted jsonb not null default '{}',
  text_bands int[] not null default '{}',
  -- Grows with each decision and whenever the findings change, so that nobody decides on what they have not seen.
  version int not null default 0,
  due_at timestamptz(3),
  queued_at timestamptz(3)
);
create index listing_reviews_due on listing_reviews (due_at) where due_at is not null;
create index listing_reviews_risk on listing_reviews ((-score), queued_at, product_id) where queued_at is not null;
create index listing_reviews_age on listing_reviews (queued_at, product_id) where queued_at is not null;
create index listing_reviews_text on listing_reviews using gin (text_bands);

-- Statements of reasons. `former`: the review before, to undo. The seller is told once the time to undo is over.
create table listing_decisions (
  product_id uuid not null,
  id uuid not null,
  seller_id uuid not null,
  admin_id uuid not null,
  decision text not null check (decision in ('approve', 'ask-changes', 'hide', 'remove')),
  reason text,
  words text,
  score int not null,
  findings jsonb not null,
  former jsonb not null,
  decided_at timestamptz(3) not null default now(),
  undone_at timestamptz(3),
  told_at timestamptz(3),
  appeal text,
  appealed_at timestamptz(3),
  primary key (product_id, id)
);
create index listing_decisions_untold on listing_decisions (decided_at) where told_at is null and undone_at is null;
create index listing_decisions_seller on listing_decisions (seller_id, decided_at);
-- place
alter table listing_reviews add foreign key (product_id) references products (id);
alter table listing_decisions add foreign key (product_id) references products (id);
