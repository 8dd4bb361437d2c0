-- What looks so wrong that the seller has to say it is right before the row is listed.
alter table import_rows add column questions jsonb not null default '[]';
alter table import_rows drop constraint import_rows_outcome_check;
alter table import_rows add constraint import_rows_outcome_check check (
  outcome in ('ready', 'corrected', 'asked', 'duplicate', 'refused', 'imported'));
