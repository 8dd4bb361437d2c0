-- Foreign keys that `npm run distribute` dropped and has not added again: an interrupted run goes on from them.
create table foreign_keys_apart (
  table_name text not null,
  key_name text not null,
  definition text not null,
  primary key (table_name, key_name)
);
