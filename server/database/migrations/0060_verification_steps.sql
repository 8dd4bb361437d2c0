-- What a seller has shown: a phone, the e-mail address again, a document. What is known elsewhere has no row
-- (users.email_confirmed_at, payout_accounts). `refused_at`: the newest word is an admin's.
create table verification_steps (
  user_id uuid not null,
  step text not null check (step in ('email', 'phone', 'document')),
  confirmed_at timestamptz(3),
  refused_at timestamptz(3),
  reason text,
  admin_id uuid,
  -- A keyed hash of the phone number and its last digits; the number is not kept.
  target_hash bytea,
  ending text,
  primary key (user_id, step)
);
create unique index verification_steps_phone on verification_steps (target_hash) where step = 'phone';

-- Codes that were sent, for a day, to count them.
create table verification_codes (
  id uuid primary key,
  user_id uuid not null,
  step text not null check (step in ('email', 'phone')),
  target_hash bytea not null,
  ending text,
  address_hash bytea not null,
  code_hash bytea not null,
  tries int not null default 0,
  sent_at timestamptz(3) not null default now()
);
create index verification_codes_user on verification_codes (user_id, sent_at);
create index verification_codes_target on verification_codes (target_hash, sent_at);
create index verification_codes_address on verification_codes (address_hash, sent_at);
create index verification_codes_sent on verification_codes (sent_at);

-- Photos of documents until an admin has decided, encrypted.
create table identity_documents (
  user_id uuid primary key,
  id uuid not null unique,
  picture bytea not null check (octet_length(picture) <= 4194304),
  sent_at timestamptz(3) not null default now()
);
create index identity_documents_sent on identity_documents (sent_at, id);

-- Sellers verified long ago keep their badge for a month and are told; null: a year from `verified_at` on.
alter table users add column verified_until timestamptz(3);
update users set verified_until = now() + interval '30 days'
where verified_at < now() - interval '335 days' and removed_at is null;
create index users_verified on users (verified_at) where verified_at is not null and removed_at is null;
-- place
