-- A person's own photo. It is one of their uploads for as long as it is used.
alter table users
  add column photo_name text,
  -- They took their photo away: what the identity service says counts again when it says something else.
  add column shows_initials boolean not null default false,
  -- A picture elsewhere is fetched when it is due; null: never again.
  add column photo_tries int not null default 0,
  add column photo_due_at timestamptz default now();

create index users_photo on users (photo_name) where photo_name is not null;
create index users_photo_due on users (photo_due_at)
  where photo_name is null and not shows_initials and removed_at is null and photo_url ~* '^https?://';
