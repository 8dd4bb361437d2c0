-- Makes a payout that is ordered wait for a change of the seller's account, and the other way round, then says whether the
-- account is ready. An advisory lock for the reasons of 0045: Citus would lock the copied table as a whole.
create function lock_payout_account(seller uuid, is_exclusive boolean) returns boolean language plpgsql as $$
begin
  if is_exclusive then
    perform pg_advisory_xact_lock(hashtextextended('payout account ' || seller, 0));
  else
    perform pg_advisory_xact_lock_shared(hashtextextended('payout account ' || seller, 0));
  end if;
  return exists (select 1 from payout_accounts where user_id = seller and active);
end $$;
