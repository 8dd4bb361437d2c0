-- What public pages show has changed: each transaction says which topics (server/cache/cache-tags.ts), and every process
-- asks what was committed since it last asked before it answers with a page that it has kept. Not worth a log: after a
-- crash nobody has kept anything, as all connections have ended.
create unlogged table changes (
  xid xid8 not null default pg_current_xact_id(),
  topics text[] not null
);
create index changes_xid on changes (xid);

-- Where the market was at some moments: what every process has heard of by now can be cleared.
create unlogged table change_marks (
  snapshot pg_snapshot not null default pg_current_snapshot(),
  at timestamptz not null default now()
);
