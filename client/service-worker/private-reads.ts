/** Reads that are stored for the person who makes them: deals, favourites, who one is. `*`: one segment. */
const STORED = [
  '/api/users/*',
  '/api/config',
  '/api/favourites',
  '/api/favourites/ids',
  '/api/booking/*',
  '/api/buyers/*',
  '/api/bookings/*',
  '/api/bookings/*/deal',
  '/api/bookings/*/ratings',
  '/api/conversations/booking/*',
];

const patterns = STORED.map((path) => new RegExp(`^${path.replaceAll('*', '[^/]+')}$`));

export const isStoredRead = (pathname: string) => patterns.some((pattern) => pattern.test(pathname));
