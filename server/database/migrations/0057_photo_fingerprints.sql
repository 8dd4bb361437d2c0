-- Hashes of photos of bikes, which are alike for pictures that look alike (docs/decisions/0100). Of a flat or unreadable
-- photo: none. Those from before are due.
create table photo_fingerprints (
  name text primary key,
  hashes bigint[] not null default '{}',
  bands int[] not null default '{}',
  due_at timestamptz
);
-- Without a list of pending rows, which each lookup would read.
create index photo_fingerprints_bands on photo_fingerprints using gin (bands) with (fastupdate = off);
create index photo_fingerprints_due on photo_fingerprints (due_at) where due_at is not null;
