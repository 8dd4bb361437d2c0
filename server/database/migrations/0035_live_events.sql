-- Who has something to fetch again: written in the transaction that changes it, read by every process that has listeners
-- (server/live/). No words are in it. Rows are forgotten after an hour or two.
create table live_events (
  xid xid8 not null default pg_current_xact_id(),
  -- Not the start of the transaction: it may commit late.
  at timestamptz not null default clock_timestamp(),
  user_id uuid not null,
  topic text not null check (topic in ('messages', 'notices', 'offers')),
  thing_id uuid
);
create index live_events_xid on live_events (xid);
create index live_events_user on live_events (user_id, xid);

-- The open streams of all processes, so that they can be counted. A process that ends without a word leaves rows that
-- nobody sees any more.
create unlogged table live_streams (
  id uuid primary key,
  user_id uuid not null,
  opened_at timestamptz not null default clock_timestamp(),
  seen_at timestamptz not null default now()
);
create index live_streams_user on live_streams (user_id, opened_at);
