-- The identity service has said that the address is the person's own. Empty for people from before: the next token tells.
alter table users add column email_confirmed_at timestamptz;
