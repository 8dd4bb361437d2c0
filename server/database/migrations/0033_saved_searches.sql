-- What changed on the shelf, and bikes that are free again: written in the statement of the change, read by a job.
create table listing_changes (
  product_id uuid not null,
  id uuid not null default gen_random_uuid(),
  change text not null check (change in ('listed', 'changed', 'released', 'gone')),
  -- The row of the shelf before the change.
  before jsonb,
  changed_at timestamptz not null default clock_timestamp(),
  matched_at timestamptz,
  primary key (product_id, id)
);
create index listing_changes_due on listing_changes (changed_at, id) where matched_at is null;
create index listing_changes_time on listing_changes (changed_at);

-- A search under a name, with its address as the search page reads it, and its meaning: the values of the page's own
-- conditions (server/search/reverse-search), so that one statement compares many searches with many bikes.
create table saved_searches (
  id uuid primary key,
  person_id uuid not null references users (id),
  name text not null,
  address text not null,
  told text not null check (told in ('at-once', 'daily', 'weekly', 'never')),
  -- Minutes that the person's clock is ahead of UTC.
  utc_offset int not null,
  saved_at timestamptz not null default now(),
  -- For a moment, so that it can be undone.
  removed_at timestamptz,
  -- A matching bike has at least one of these keys.
  anchors text[] not null,
  brand_names text[] not null,
  models text[] not null,
  places int[] not null,
  least_cents int not null,
  most_cents int not null,
  least_year int not null,
  most_year int not null,
  least_kilometres int not null,
  most_kilometres int not null,
  least_cc int not null,
  most_cc int not null,
  refused int not null,
  words text[] not null,
  not0 text[],
  not1 text[],
  not2 text[],
  -- Words mean what the market makes of them, so their meaning is taken anew.
  has_words boolean not null,
  understood_at timestamptz not null default '-infinity',
  means_other boolean not null default false,
  -- New matches that the person was not told of.
  untold int not null default 0,
  next_told_at timestamptz not null,
  unique (person_id, address)
) with (fillfactor = 80);
create index saved_searches_anchors on saved_searches using gin (anchors) with (fastupdate = off);
create index saved_searches_understood on saved_searches (understood_at) where has_words;
create index saved_searches_other on saved_searches (id) where means_other;
create index saved_searches_due on saved_searches (next_told_at) where untold > 0;
create index saved_searches_removed on saved_searches (removed_at) where removed_at is not null;

create table saved_search_matches (
  product_id uuid not null references products (id),
  search_id uuid not null references saved_searches (id) on delete cascade,
  matched_at timestamptz not null default clock_timestamp(),
  told_at timestamptz,
  seen_at timestamptz,
  primary key (product_id, search_id)
);
create index saved_search_matches_search on saved_search_matches (search_id, matched_at desc);
create index saved_search_matches_seen on saved_search_matches (seen_at) where seen_at is not null;
