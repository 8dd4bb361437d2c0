-- The clock that whoever proposed the meeting goes by, as an IANA name: letters tell the time by it.
alter table bookings add column meeting_zone text;
