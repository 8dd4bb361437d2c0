-- What a search for people finds when the newest of a list have too few of it (docs/decisions/0019). Not pg_trgm: it
-- knows no letters but a-z where the database has the locale C, and a migration creates no extension.
create function trigrams(words text) returns text[] language sql immutable strict parallel safe as $$
  select coalesce(array_agg(substr(words, place, 3)), '{}') from generate_series(1, length(words) - 2) place
$$;
create index user_trigrams on users using gin (trigrams(search_text)) with (fastupdate = off) where removed_at is null;
