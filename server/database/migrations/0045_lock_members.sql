-- Makes what is written about people wait for each other, then says who of them has not left. Advisory locks, because Citus
-- locks a copied table as a whole where a row of it is asked for; a function, because each of its statements sees what was
-- committed while the one before waited.
create function lock_members(people uuid[], is_exclusive boolean)
returns table (id uuid, verified_at timestamptz, created_at timestamptz) language plpgsql rows 1 as $$
declare
  person uuid;
begin
  for person in select distinct unnest(people) order by 1 loop
    if is_exclusive then
      perform pg_advisory_xact_lock(hashtextextended('member ' || person, 0));
    else
      perform pg_advisory_xact_lock_shared(hashtextextended('member ' || person, 0));
    end if;
  end loop;
  return query select u.id, u.verified_at, u.created_at from users u where u.id = any(people) and u.removed_at is null;
end $$;
