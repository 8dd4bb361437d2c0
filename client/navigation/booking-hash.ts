/** Opens the booking dialog after the login that it needed. */
export const BOOKING_HASH = '#book';
