-- Sign-ins, ends of sessions, refusals and the like. `person` and `address` are keyed hashes of an e-mail and of the address
-- a request came from: the same is the same, nobody is named. One row stands for `count` of its kind at about the same time.
create table security_events (
  id uuid primary key,
  happened_at timestamptz(3) not null,
  kind text not null,
  outcome text not null check (outcome in ('success', 'failure')),
  person text,
  address text,
  count integer not null check (count > 0)
);
create index security_events_happened_at on security_events (happened_at);
create index security_events_person on security_events (person, happened_at) where person is not null;
create index security_events_address on security_events (address, happened_at) where address is not null;
