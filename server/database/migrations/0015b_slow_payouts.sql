-- With which bank a seller is paid, as the card provider tells it, and when that was set and changed.
alter table payout_accounts
  add column bank_name text,
  add column bank_last4 text,
  add column bank_fingerprint text,
  add column bank_set_at timestamptz,
  -- Somebody replaced it: nothing is paid for a while.
  add column bank_changed_at timestamptz;
create index payout_accounts_bank on payout_accounts (bank_fingerprint) where bank_fingerprint is not null;

alter table payouts
  -- Why it waits for an admin; once released it does not any more.
  add column held_for text check (held_for in ('same-phone', 'same-bank', 'removed-seller', 'above-limit')),
  add column held_at timestamptz,
  add column released_at timestamptz,
  -- What the admin said who let it go, or gave it back to the buyer.
  add column review_reason text;
create index payouts_held on payouts (held_at, id) where status = 'due' and held_for is not null and released_at is null;
create index payouts_sent on payouts (seller_id, sent_at) where sent_at is not null;

-- Who left of their own accord is paid what they are owed; who was removed, when an admin says so.
alter table users add column left_at timestamptz;
update users set left_at = removed_at where removed_at is not null and subject like '% left as %';

-- Whoever was removed by an admin does not join again: a keyed hash of the address, no address.
create table removed_addresses (
  address_hash bytea primary key,
  removed_at timestamptz not null default now()
);

-- A notice may belong to no deal: then its reader stands in the place of the product.
alter table notices alter column booking_id drop not null;
alter table notices add column facts jsonb not null default '{}';
