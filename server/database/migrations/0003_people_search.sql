-- What a search for people looks in. No line break can be searched for, so nothing matches across it.
alter table users add column search_text text not null generated always as (lower(name || E'\n' || email)) stored;
