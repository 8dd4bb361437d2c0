-- How a bike's price compares. Counts while the bike has the revision that was valued; a job values it anew when it is due.
create table valuations (
  product_id uuid primary key,
  revision int not null,
  label text,
  valued_at timestamptz not null default now(),
  due_at timestamptz not null
);
create index valuations_due on valuations (due_at);
-- place
alter table valuations add foreign key (product_id) references products (id);
