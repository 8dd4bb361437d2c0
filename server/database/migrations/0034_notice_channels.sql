-- Only what a person chose; the rest is as contract/notice-preferences.ts says.
create table notice_preferences (
  user_id uuid not null references users (id),
  kind text not null,
  channel text not null check (channel in ('mail', 'push')),
  choice text not null check (choice in ('on', 'off')),
  chosen_at timestamptz not null default now(),
  primary key (user_id, kind, channel)
);

-- One browser each, of the session that it was logged in with.
create table push_devices (
  user_id uuid not null references users (id),
  id uuid not null,
  endpoint text not null,
  public_key text not null,
  auth_secret text not null,
  name text not null,
  session_id text,
  added_at timestamptz not null default now(),
  primary key (user_id, id)
);
create unique index push_devices_once on push_devices (user_id, endpoint);
create index push_devices_endpoint on push_devices (endpoint);
create index push_devices_session on push_devices (session_id) where session_id is not null;

-- `pushed_to`: devices that have it already, when another one has to wait.
alter table notices add column next_push_at timestamptz;
alter table notices add column push_attempts int not null default 0;
alter table notices add column pushed_at timestamptz;
alter table notices add column pushed_to uuid[] not null default '{}';
create index notices_pushed on notices (user_id, pushed_at) where pushed_at is not null;
create index notices_push_due on notices (next_push_at) where next_push_at is not null;
