alter table products add column abs text;
