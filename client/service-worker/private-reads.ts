import { type Claims, claims } from '#client/browser/token-claims.ts';

export type Reader = Pick<Claims, 'sub' | 'email'>;

export function readerOf({ headers }: Pick<Request, 'headers'>): Reader | undefined {
  const reader = claims(headers.get('authorization'));
  return reader?.sub && reader.email ? reader : undefined;
}

/** Reads that are stored for the person who makes them. `*`: one segment. */
const STORED = [
  '/api/favourites',
  '/api/favourites/ids',
  '/api/booking/*',
  '/api/buyers/*',
  '/api/bookings/*',
  '/api/bookings/*/deal',
  '/api/bookings/*/ratings',
  '/api/conversations/booking/*',
];
/** How the market is set up: the same for everybody. */
const PUBLIC = '/api/config';
const OWN_RECORD = '/api/users/';

const patterns = STORED.map((path) => new RegExp(`^${path.replaceAll('*', '[^/]+')}$`));

/** Of people only oneself: an admin reads others'. */
export function isStoredRead(pathname: string, reader: Reader | undefined): boolean {
  if (pathname === PUBLIC) return true;
  if (!reader) return false;
  return (
    pathname === OWN_RECORD + encodeURIComponent(reader.email) || patterns.some((pattern) => pattern.test(pathname))
  );
}

/** Admins read the deals of others, to decide about them. */
export async function isAsAdmin(response: Response): Promise<boolean> {
  const body = (await response.clone().json()) as { as?: string } | null;
  return body?.as === 'admin';
}
