-- On a cluster `insert … select` fills in defaults on the node of the bike, with the transaction's id there, and changes of
-- bikes were never seen: kept pages stayed as they were for a minute.
create function set_own_transaction() returns trigger language plpgsql as $$
begin
  new.xid := pg_current_xact_id();
  return new;
end $$;
create trigger changes_own_transaction before insert on changes for each row execute function set_own_transaction();
