-- The language that a person last used Kickstand in (docs/decisions/0114): letters and messages are written in it.
alter table users add column language text not null default 'en';
