-- A refund above a setting that waits for a second admin (docs/decisions/0111). It counts until the deal goes on:
-- `step_id` is the deal's latest step.
create table refund_proposals (
  product_id uuid not null,
  booking_id uuid not null,
  step_id uuid not null,
  admin_id uuid not null,
  decision text not null check (decision in ('cancel', 'refund', 'refund-part', 'refund-payout')),
  refund_cents int not null check (refund_cents > 0),
  reason text not null,
  proposed_at timestamptz(3) not null default now(),
  primary key (product_id, booking_id)
);
-- place
