-- 'infinity': until an admin lifts it. Null or past: not suspended.
alter table users add column suspended_until timestamptz(3);
create index users_suspended on users (suspended_until) where suspended_until is not null;

-- Each suspension with its reason. `settled_at`: it is over, and the bikes are back on the market.
create table suspensions (
  id uuid primary key,
  user_id uuid not null,
  admin_id uuid not null,
  reason text not null check (reason in ('scam', 'unpaid', 'abuse', 'listings', 'identity', 'other')),
  words text,
  began_at timestamptz(3) not null default now(),
  ends_at timestamptz(3) not null,
  lifted_at timestamptz(3),
  lifted_by uuid,
  appeal text,
  appealed_at timestamptz(3),
  kept_at timestamptz(3),
  settled_at timestamptz(3)
);
create unique index suspensions_running on suspensions (user_id) where settled_at is null;
create index suspensions_user on suspensions (user_id, began_at);
create index suspensions_unsettled on suspensions (((appealed_at is not null and kept_at is null)) desc, began_at, id) where settled_at is null;
-- place
