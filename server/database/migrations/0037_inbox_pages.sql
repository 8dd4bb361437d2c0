-- When there were unread messages, within the last hour: a list goes on page by page in the order in which it began.
alter table conversation_sides add column unread_during tstzmultirange not null default '{}';
update conversation_sides set unread_during = '{(,)}' where unread;
