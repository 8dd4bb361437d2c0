-- Somebody who may has looked at this import: it lists its bikes however many its seller may have.
alter table imports add column approved_at timestamptz;
