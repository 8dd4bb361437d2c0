-- A keyed hash of the frame number, its last four characters and what the number itself says (docs/decisions/0097).
-- `frame_number` is emptied by a job and dropped in a later version.
alter table products add column frame jsonb;
create index products_frame on products ((frame ->> 'key')) where frame is not null;

-- What was said of a frame at each listing, edit, import and handover, whoever sold it. Without free text, as it stays for good.
create table frame_records (
  id uuid primary key,
  frame_key text not null,
  product_id uuid not null,
  seller_id uuid not null,
  event text not null check (event in ('listed', 'imported', 'edited', 'handed-over')),
  kilometres int,
  owners int,
  model_year int,
  place_id int,
  recorded_at timestamptz(3) not null default now()
);
create index frame_records_frame on frame_records (frame_key, recorded_at);
create trigger frame_records_written_once before update or delete or truncate on frame_records
  for each statement execute function refuse_change();
