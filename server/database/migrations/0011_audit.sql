-- Every action of an admin and every one that moves money. `mac` proves that the marketplace wrote the row.
create table audit (
  id uuid primary key,
  happened_at timestamptz(3) not null,
  actor text not null,
  actor_id uuid,
  action text not null,
  subject text not null,
  facts jsonb not null default '{}',
  mac bytea not null
);
-- The rows of the audit in the order in which they were sealed, each link made of the one before.
create table audit_chain (
  seq bigint primary key,
  audit_id uuid not null unique,
  link bytea not null
);
-- Rows that are not sealed yet.
create table audit_waiting (audit_id uuid primary key);

create trigger audit_written_once before update or delete or truncate on audit
  for each statement execute function refuse_change();
create trigger audit_chain_written_once before update or delete or truncate on audit_chain
  for each statement execute function refuse_change();
