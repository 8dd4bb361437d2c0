-- What changes often stands apart from the searches: each update of one would write its keys anew.

create table saved_search_words (
  search_id uuid primary key references saved_searches (id) on delete cascade,
  understood_at timestamptz not null default '-infinity'
);
insert into saved_search_words (search_id, understood_at)
select id, understood_at from saved_searches where has_words;
create index saved_search_words_time on saved_search_words (understood_at);

-- Searches with new matches that the person was not told of.
create table saved_search_news (
  search_id uuid primary key,
  untold int not null,
  due_at timestamptz not null
);
insert into saved_search_news (search_id, untold, due_at)
select id, untold, next_told_at from saved_searches where untold > 0;
create index saved_search_news_due on saved_search_news (due_at, search_id);

-- The columns stay for versions before this one, which run while it starts.
drop index saved_searches_understood;
drop index saved_searches_due;

-- A bike may match a large part of all searches, and each check of a key would cost as much as the match. Matches are
-- read by joins; those without a search are forgotten by a job.
alter table saved_search_matches
  drop constraint saved_search_matches_product_id_fkey,
  drop constraint saved_search_matches_search_id_fkey;

-- Matching stops after so many matches, and goes on after this search.
alter table listing_changes add matched_to uuid;
