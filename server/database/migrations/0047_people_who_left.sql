-- The hourly cleanup finds the photos of people who left without reading everybody.
create index users_removed on users (removed_at) where removed_at is not null;
