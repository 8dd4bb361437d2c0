alter table products add column licence_class text;
