-- Sold bikes that their seller no longer wants in the list.
alter table products add column hidden_at timestamptz;

-- Why somebody reports a bike. Whoever takes a report back may report again.
alter table reports
  add column reason text,
  add column words text check (length(words) <= 500),
  add column withdrawn boolean not null default false;

-- What an admin looked at when a seller became verified, or no longer was.
create table verifications (
  seller_id uuid not null references users (id),
  id uuid not null,
  admin_id uuid references users (id),
  verified boolean not null,
  note text check (length(note) <= 500),
  decided_at timestamptz not null default now(),
  primary key (seller_id, id)
);
