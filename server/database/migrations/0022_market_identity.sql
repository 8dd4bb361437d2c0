-- What the market is known by, whatever a start is told: one row.
create table market_identity (
  single boolean primary key default true check (single),
  -- The name under which our own identity service knows people. It looks like the address of the first start, and stays.
  own_issuer text,
  -- Where people have reached it; the last is that of the last start.
  addresses text[] not null
);
