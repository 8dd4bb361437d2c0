-- How often a person did in an hour or a day what costs much.
create table quota_uses (
  person_id uuid not null references users (id),
  quota text not null,
  window_start timestamptz not null,
  used int not null check (used > 0),
  primary key (person_id, quota, window_start)
);
create index quota_uses_window on quota_uses (window_start);

-- The size of the file: what a seller keeps is bounded.
alter table imports add column bytes bigint not null default 0;
