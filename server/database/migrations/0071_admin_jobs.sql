-- What an admin's job is (docs/decisions/0110). An owner, who may do everything, has none named.
alter table users add column admin_job text check (admin_job in ('moderator', 'finance', 'support'));
