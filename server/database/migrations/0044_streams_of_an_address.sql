-- Hashes of the client's address and wider network, so that the streams of an address are counted in all processes.
alter table live_streams add column address text, add column network text;
create index live_streams_address on live_streams (address);
create index live_streams_network on live_streams (network);
