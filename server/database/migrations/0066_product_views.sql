-- How often a bike was shown in lists and its page opened, in UTC days, once a visitor and day (docs/decisions/0106).
create table product_views (
  product_id uuid not null,
  day date not null,
  impressions int not null,
  views int not null,
  primary key (product_id, day)
);
-- From where visitors came to the page. `words`: of a search.
create table product_view_sources (
  product_id uuid not null,
  day date not null,
  source text not null,
  words text not null,
  views int not null,
  primary key (product_id, day, source, words)
);
create index product_views_day on product_views (day);
create index product_view_sources_day on product_view_sources (day);
-- place
-- The same of all bikes of a seller.
create table seller_views (
  seller_id uuid not null,
  day date not null,
  impressions int not null,
  views int not null,
  primary key (seller_id, day)
);

-- What visitors searched for, and how many of them found nothing.
create table search_days (
  day date not null,
  words text not null,
  searches int not null,
  found_nothing int not null,
  primary key (day, words)
);

-- Who was counted today: hashes with a salt that goes with its day. Lost in a crash: then some are counted twice.
create unlogged table view_salts (
  day date primary key,
  salt bytea not null
);
create unlogged table counted_visitors (
  day date not null,
  visitor text not null,
  kind text not null,
  -- The id of a bike, or the words of a search.
  subject text not null,
  primary key (day, visitor, kind, subject)
);
