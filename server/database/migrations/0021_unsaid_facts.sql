-- What a dealer's file does not say is not made up: such a bike has no condition and no price when new.
alter table products
  alter column condition drop not null,
  alter column original_price_cents drop not null;
create index imported_bikes_product on imported_bikes (product_id);

-- A condition for all rows was chosen before anybody said it. Files that are not listed yet are read again without.
update import_mappings set settings = settings - 'condition' where settings ? 'condition';
update imports set settings = settings - 'condition',
  state = case when state in ('checking', 'checked', 'waiting') then 'read' else state end,
  through = case when state in ('checking', 'checked', 'waiting') then 0 else through end,
  outcomes = case when state in ('checking', 'checked', 'waiting') then '{}' else outcomes end,
  held_by = null, held_until = null, decision = null, decision_reason = null, decided_by = null, decided_at = null
where state in ('read', 'checking', 'checked', 'waiting');
update import_rows set outcome = null
where outcome is not null and import_id in (select id from imports where state = 'read');
