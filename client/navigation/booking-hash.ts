/** Behind a bike's address, once whoever logged in to book it is back there. */
export const BOOKING_HASH = '#book';
