-- A deal goes on after the payment: meeting, handover, complaint window, and the exits from each.
alter table bookings rename column expires_at to due_at;
alter table bookings alter column due_at drop not null;
alter table bookings drop constraint bookings_status_check;
alter table bookings add constraint bookings_status_check check (status in (
  'booked', 'paid', 'meeting-agreed', 'seller-missed', 'buyer-missed', 'handed-over', 'disputed', 'charge-disputed',
  'completed', 'expired', 'payment-failed', 'declined', 'cancelled', 'no-show', 'refunded', 'charged-back'));

alter table bookings
  add column extended_at timestamptz,
  add column refused_cards int not null default 0,
  add column proposed_by text check (proposed_by in ('buyer', 'seller')),
  add column proposed_slots timestamptz[] not null default '{}',
  add column proposed_place text,
  add column meeting_at timestamptz,
  add column handover_code text,
  add column handover_tries int not null default 0,
  add column handed_over_at timestamptz,
  add column ended_at timestamptz,
  -- The deal's money, in cents; the ledger says the same, move by move.
  add column captured_cents bigint not null default 0 check (captured_cents >= 0),
  add column refund_cents bigint not null default 0 check (refund_cents >= 0),
  add column payout_cents bigint not null default 0 check (payout_cents >= 0),
  add column fee_cents bigint not null default 0 check (fee_cents >= 0),
  add column taken_back_cents bigint not null default 0 check (taken_back_cents >= 0),
  -- What the market bore because the bank took back what was given out already.
  add column lost_cents bigint not null default 0 check (lost_cents >= 0),
  add check (refund_cents <= captured_cents),
  add check (payout_cents <= captured_cents - refund_cents - fee_cents),
  add check (refund_cents + payout_cents + fee_cents + taken_back_cents <= captured_cents + lost_cents);

drop index bookings_one_living;
create unique index bookings_one_occupying on bookings (product_id) where status in (
  'booked', 'paid', 'meeting-agreed', 'seller-missed', 'buyer-missed', 'handed-over', 'disputed', 'charge-disputed',
  'completed');
drop index bookings_due;
create index bookings_due on bookings (due_at) where due_at is not null;
create index bookings_disputed on bookings (due_at, id) where status in ('disputed', 'charge-disputed');

-- Every move of a deal: who, when, why.
create table booking_steps (
  product_id uuid not null,
  id uuid not null,
  booking_id uuid not null,
  verb text not null,
  from_status text,
  to_status text not null,
  actor text not null check (actor in ('buyer', 'seller', 'admin', 'provider', 'clock')),
  actor_id uuid,
  reason text,
  facts jsonb not null default '{}',
  happened_at timestamptz not null default clock_timestamp(),
  primary key (product_id, id),
  foreign key (product_id, booking_id) references bookings (product_id, id)
);
create index booking_steps_booking on booking_steps (product_id, booking_id, id);

create table statements (
  product_id uuid not null,
  id uuid not null,
  booking_id uuid not null,
  author_id uuid not null references users (id),
  actor text not null check (actor in ('buyer', 'seller', 'admin')),
  words text not null,
  photos jsonb not null default '[]',
  written_at timestamptz not null default clock_timestamp(),
  primary key (product_id, id),
  foreign key (product_id, booking_id) references bookings (product_id, id)
);
create index statements_booking on statements (product_id, booking_id, id);
create index statements_photos on statements using gin (photos jsonb_path_ops);

-- What a person is told, in the marketplace and by mail: written with the step it tells of.
create table notices (
  product_id uuid not null,
  id uuid not null,
  user_id uuid not null references users (id),
  booking_id uuid not null,
  step_id uuid not null,
  verb text not null,
  actor text not null,
  as_role text not null check (as_role in ('buyer', 'seller', 'admin')),
  noticed_at timestamptz not null default clock_timestamp(),
  read_at timestamptz,
  next_mail_at timestamptz default now(),
  mail_attempts int not null default 0,
  mailed_at timestamptz,
  primary key (product_id, id),
  foreign key (product_id, booking_id) references bookings (product_id, id)
);
create unique index notices_once on notices (product_id, step_id, user_id);
create index notices_user on notices (user_id, id desc);
create index notices_unread on notices (user_id, id desc) where read_at is null;
create index notices_mail_due on notices (next_mail_at) where next_mail_at is not null;

-- Written once. A guard of last resort, and no part of how anything works (docs/decisions/0033).
create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is written once: its rows are never changed or removed', tg_table_name
    using errcode = 'integrity_constraint_violation';
end $$;
create trigger booking_steps_written_once before update or delete or truncate on booking_steps
  for each statement execute function refuse_change();

-- Deals of before: the money came in, and nobody was asked how it went. Buyers get two weeks to complain.
update bookings b set captured_cents = p.amount_cents, status = 'handed-over', handed_over_at = b.paid_at,
  due_at = now() + interval '14 days'
from payments p
where b.status = 'paid' and p.product_id = b.product_id and p.booking_id = b.id and p.status = 'succeeded';
update bookings set due_at = null where status = 'expired';
