-- Maintenance mode: on while there is a row (docs/operations.md). `words`: what people are told.
create table maintenance (
  id boolean primary key default true check (id),
  words text not null,
  since timestamptz not null default now()
);
