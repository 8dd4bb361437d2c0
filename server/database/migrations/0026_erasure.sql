alter table users add column erased_at timestamptz;
create index users_to_erase on users (id) where removed_at is not null and erased_at is null;

-- What people wrote in a step can be taken out when a person is erased. Who did what when stays as it was written.
create function refuse_change_but_erasure() returns trigger language plpgsql as $$
declare
  erased booking_steps := old;
begin
  erased.reason := null;
  erased.facts := old.facts - 'place';
  if new is distinct from erased or new is not distinct from old then
    raise exception '% is written once: its rows are never changed or removed', tg_table_name
      using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;
drop trigger booking_steps_written_once on booking_steps;
create trigger booking_steps_written_once before delete or truncate on booking_steps
  for each statement execute function refuse_change();
create trigger booking_steps_only_erased before update on booking_steps
  for each row execute function refuse_change_but_erasure();
