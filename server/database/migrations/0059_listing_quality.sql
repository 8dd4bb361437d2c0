-- How bikes of the last year with and without each step of a good listing sold (contract/listing-quality.ts). A job counts.
create table listing_quality (
  code text primary key,
  with_bikes int not null,
  with_sold int not null,
  without_bikes int not null,
  without_sold int not null,
  counted_at timestamptz(3) not null default now()
);
