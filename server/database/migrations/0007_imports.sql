-- A seller's file of bikes on its way to the market; forgotten after a while, what it listed stays.
create table imports (
  id uuid primary key,
  seller_id uuid not null references users (id),
  file_name text not null,
  started_at timestamptz not null default now(),
  state text not null default 'read' check (state in ('read', 'checking', 'checked', 'importing', 'done', 'faulty')),
  fault text,
  columns jsonb not null,
  mapping jsonb not null,
  mapping_origin text not null check (mapping_origin in ('guessed', 'remembered', 'chosen')),
  settings jsonb not null,
  row_count int not null,
  through int not null default 0,
  outcomes jsonb not null default '{}',
  -- Whoever is at work on it, and until when nobody else may be.
  held_by uuid,
  held_until timestamptz
);
create index imports_seller on imports (seller_id, id desc);
create index imports_running on imports (held_until) where state in ('checking', 'importing');
create index imports_started_at on imports (started_at);

create table import_rows (
  import_id uuid not null references imports (id) on delete cascade,
  number int not null,
  cells jsonb not null,
  outcome text check (outcome in ('ready', 'corrected', 'duplicate', 'refused', 'imported')),
  reads jsonb not null default '{}',
  corrections jsonb not null default '[]',
  faults jsonb not null default '[]',
  -- The bike as it is to be listed, what makes it this bike, and its frame number.
  product jsonb,
  identity text,
  frame_number text,
  same_row int,
  product_id uuid,
  primary key (import_id, number)
);
create index import_rows_outcome on import_rows (import_id, outcome, number);
create index import_rows_identity on import_rows (import_id, identity, number);

-- Every bike that a seller ever imported, so that none is listed twice.
create table imported_bikes (
  seller_id uuid not null references users (id),
  identity text not null,
  product_id uuid not null,
  primary key (seller_id, identity)
);

-- How a seller mapped files with the same columns.
create table import_mappings (
  seller_id uuid not null references users (id),
  columns_key text not null,
  mapping jsonb not null,
  settings jsonb not null,
  chosen_at timestamptz not null default now(),
  primary key (seller_id, columns_key)
);
