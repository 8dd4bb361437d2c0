-- How many unpaid bookings somebody has is counted at each booking.
create index bookings_unpaid on bookings (buyer_id) where status = 'booked';
