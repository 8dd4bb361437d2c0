-- A person's checklist for a bike (docs/decisions/0113). Entries are only added: those that no other replaces are
-- current. The client makes their ids and those of photos.
create table inspections (
  product_id uuid not null,
  person_id uuid not null,
  entries jsonb not null default '[]' check (jsonb_array_length(entries) <= 300),
  photos jsonb not null default '[]' check (jsonb_array_length(photos) <= 40),
  -- Items with a result, of the current entries.
  checked int not null default 0,
  changed_at timestamptz not null default now(),
  primary key (product_id, person_id)
);
create index inspections_person on inspections (person_id, changed_at desc);
create index inspections_photos on inspections using gin (photos jsonb_path_ops);

-- The current entries of one side of a deal, as they were then.
create table attached_inspections (
  product_id uuid not null,
  id uuid not null,
  booking_id uuid not null,
  author_id uuid not null,
  actor text not null check (actor in ('buyer', 'seller')),
  entries jsonb not null,
  photos jsonb not null,
  attached_at timestamptz not null default now(),
  primary key (product_id, id)
);
create index attached_inspections_booking on attached_inspections (product_id, booking_id, id);
create index attached_inspections_author on attached_inspections (author_id, product_id);
create index attached_inspections_photos on attached_inspections using gin (photos jsonb_path_ops);
-- place
alter table inspections add foreign key (product_id) references products (id);
alter table inspections add foreign key (person_id) references users (id);
alter table attached_inspections add foreign key (product_id, booking_id) references bookings (product_id, id);
alter table attached_inspections add foreign key (author_id) references users (id);
