alter table products add column seat_height_mm int;
