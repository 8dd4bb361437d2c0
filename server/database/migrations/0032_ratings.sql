-- Who called a paid deal off, or missed the meeting; and whether it was too late to cost the other side nothing.
alter table bookings
  add column called_off_by text check (called_off_by in ('buyer', 'seller')),
  add column called_off_late boolean not null default false,
  add column rating_asked_at timestamptz;
update bookings b set called_off_by = case when s.verb = 'uphold' then split_part(s.from_status, '-', 1) else s.actor end,
  called_off_late = s.verb = 'cancel-late' or s.from_status = 'seller-missed' and s.verb = 'cancel'
from booking_steps s
where s.product_id = b.product_id and s.booking_id = b.id and b.captured_cents > 0 and s.to_status = b.status
  and b.status in ('declined', 'cancelled', 'no-show')
  and (s.actor in ('buyer', 'seller') or s.verb = 'uphold');
update bookings set rating_asked_at = now() where ended_at < now() - interval '1 day';

-- How a deal ended that both sides may rate. It never changes again, whatever a bank does later.
alter table bookings add column outcome text generated always as (
  case
    when ended_at is null then null
    when handed_over_at is not null then 'handed-over'
    when status = 'no-show' then 'no-show'
    when status = 'cancelled' and called_off_late then 'called-off-late'
  end) stored;
create unique index bookings_outcome on bookings (product_id, id, buyer_id, seller_id, outcome);
create index bookings_rating_to_ask on bookings (ended_at) where outcome is not null and rating_asked_at is null;

-- One rating by each side of a deal: the keys leave room for no other.
create table ratings (
  product_id uuid not null,
  booking_id uuid not null,
  side text not null check (side in ('buyer', 'seller')),
  id uuid not null,
  buyer_id uuid not null,
  seller_id uuid not null,
  outcome text not null,
  author_id uuid not null generated always as (case side when 'buyer' then buyer_id else seller_id end) stored,
  about_id uuid not null generated always as (case side when 'buyer' then seller_id else buyer_id end) stored,
  stars int not null check (stars between 1 and 5),
  as_described boolean,
  words text check (length(words) between 1 and 1000),
  rated_at timestamptz not null default now(),
  -- The other side sees it from then on, and so does everybody.
  shown_at timestamptz,
  reply text check (length(reply) between 1 and 500),
  replied_at timestamptz,
  removed_at timestamptz,
  removed_for text,
  primary key (product_id, booking_id, side),
  foreign key (product_id, booking_id, buyer_id, seller_id, outcome)
    references bookings (product_id, id, buyer_id, seller_id, outcome),
  check ((as_described is not null) = (side = 'buyer' and outcome = 'handed-over')),
  check (reply is null or shown_at is not null)
);
create index ratings_id on ratings (id);
create index ratings_about on ratings (about_id, side, id desc) where shown_at is not null and removed_at is null;
create index ratings_author on ratings (author_id, id desc);
create index ratings_waiting on ratings (rated_at) where shown_at is null;

-- What is shown of a person's ratings, written in the transaction that shows or removes one. `side` is theirs.
create table rating_figures (
  person_id uuid not null references users (id),
  side text not null check (side in ('buyer', 'seller')),
  stars_1 int not null default 0 check (stars_1 >= 0),
  stars_2 int not null default 0 check (stars_2 >= 0),
  stars_3 int not null default 0 check (stars_3 >= 0),
  stars_4 int not null default 0 check (stars_4 >= 0),
  stars_5 int not null default 0 check (stars_5 >= 0),
  described int not null default 0 check (described >= 0),
  as_described int not null default 0 check (as_described between 0 and described),
  ratings int not null generated always as (stars_1 + stars_2 + stars_3 + stars_4 + stars_5) stored,
  stars int not null generated always as (stars_1 + 2 * stars_2 + 3 * stars_3 + 4 * stars_4 + 5 * stars_5) stored,
  primary key (person_id, side)
);

create table rating_reports (
  product_id uuid not null,
  booking_id uuid not null,
  side text not null,
  id uuid not null,
  reporter_id uuid not null references users (id),
  reason text not null,
  words text,
  reported_at timestamptz not null default now(),
  dismissed_at timestamptz,
  primary key (product_id, booking_id, side, reporter_id),
  foreign key (product_id, booking_id, side) references ratings (product_id, booking_id, side)
);
create index rating_reports_open on rating_reports (reported_at desc) where dismissed_at is null;
create index rating_reports_reporter on rating_reports (reporter_id, reported_at);
