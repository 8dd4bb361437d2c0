-- From where people log in, as keyed hashes, for 90 days: two sides of a deal that are one person.
create table seen_devices (
  user_id uuid not null,
  kind text not null check (kind in ('address', 'device')),
  hash bytea not null,
  seen_on date not null default current_date,
  primary key (user_id, kind, hash)
);
create index seen_devices_day on seen_devices (seen_on);
-- place
