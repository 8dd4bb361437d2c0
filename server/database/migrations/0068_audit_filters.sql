-- Admins look for what was done, to whom, and by whom, the newest first.
create index audit_action on audit (action, id);
create index audit_subject on audit (subject, id);
create index audit_actor on audit (actor_id, id) where actor_id is not null;
