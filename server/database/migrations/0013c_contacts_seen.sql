-- The sellers whose contacts somebody has seen on the last day that they looked at any.
create table contacts_seen (
  person_id uuid primary key,
  day date not null,
  seller_ids uuid[] not null
);
