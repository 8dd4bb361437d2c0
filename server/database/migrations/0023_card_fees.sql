-- What the card provider charges: it leaves the market's pocket (costs) and stays with the provider.
alter table ledger drop constraint ledger_from_account_check, drop constraint ledger_to_account_check;
alter table ledger
  add constraint ledger_from_account_check check (from_account in
    ('buyer', 'held', 'refund-due', 'payout-due', 'seller', 'fees', 'losses', 'costs', 'provider')),
  add constraint ledger_to_account_check check (to_account in
    ('buyer', 'held', 'refund-due', 'payout-due', 'seller', 'fees', 'losses', 'costs', 'provider'));

-- When the provider is asked what it charged for a payment and what came of it; nothing: that is written down.
alter table payments add column fees_due_at timestamptz default now();
-- Those of before are asked after one by one within a day.
update payments set fees_due_at = now() + random() * interval '1 day';
create index payments_fees_due on payments (fees_due_at) where fees_due_at is not null;

alter table payouts
  -- Attempts that ended because something was waited for, and not because they were refused.
  add column waits int not null default 0 check (waits >= 0),
  -- The provider has the money and does not let it go yet.
  add column funds_awaited_at timestamptz;
