-- How many letters somebody got within the last hour.
create index notices_mailed on notices (user_id, mailed_at) where mailed_at is not null;
