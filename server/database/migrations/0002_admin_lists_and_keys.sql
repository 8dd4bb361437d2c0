-- What a person's idempotency key has made, so that the same call again only gets the same answer.
create table made_once (
  person_id uuid not null references users (id),
  effect text not null check (effect in ('product', 'booking')),
  key uuid not null,
  made_id uuid not null,
  made_at timestamptz not null default now(),
  primary key (person_id, effect, key)
);
create index made_once_made_at on made_once (made_at);

-- The orders in which admins look through people.
create index users_by_name on users (role, lower(name), id) where removed_at is null;
create index users_by_email on users (role, email, id) where removed_at is null;
create index users_unverified on users (role, (verified_at is null) desc, id desc) where removed_at is null;

create index reports_reporter on reports (reporter_id, reported_at desc);
