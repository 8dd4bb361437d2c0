-- A token outlives the session that it was given to: those of these sessions are refused until they end by themselves.
create table ended_sessions (
  session_id text primary key,
  ended_at timestamptz not null default now()
);
create index ended_sessions_ended_at on ended_sessions (ended_at);

-- Tokens that were given before are refused: a new password, or a logout everywhere.
alter table users add column tokens_not_before timestamptz;
