-- A file with more bikes than its seller may list by themselves waits until an admin has looked at it. A decision takes
-- effect a little later: until then it can be taken back.
alter table imports drop constraint imports_state_check;
alter table imports add constraint imports_state_check check (
  state in ('read', 'checking', 'checked', 'waiting', 'refused', 'importing', 'done', 'faulty'));
alter table imports
  add column waits_since timestamptz,
  add column decision text check (decision in ('approved', 'refused')),
  add column decision_reason text,
  add column decided_by uuid references users (id),
  add column decided_at timestamptz,
  -- The seller has to be told what became of it.
  add column mail_due boolean not null default false;
create unique index imports_one_waiting on imports (seller_id) where state = 'waiting';
create index imports_waiting on imports (id) where state = 'waiting';
create index imports_mail_due on imports (id) where mail_due;
