-- How much a person or an address has used within a minute, over all processes (server/http/rate-limit/). The keys are
-- hashes. Lost in a crash: then each process goes by what it has counted itself.
create unlogged table rate_counts (
  key text primary key,
  used int not null,
  ends_at timestamptz not null
) with (fillfactor = 50);
