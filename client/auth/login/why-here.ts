import { BOOKING_HASH } from '#client/navigation/booking-hash.ts';
import { paths } from '#client/paths.ts';
import { brandText } from '#contract/brand-text.ts';
import { t } from '#language/t.ts';

/** A page of the identity service, behind the link in a letter. */
const NEW_EMAIL = '/api/auth/new-email';

/** What the person wanted when the login page came up. */
export function whyHere(origin: string): string {
  const { pathname, hash } = new URL(origin, 'http://kickstand');
  const [, brandName] = /^\/categories\/([^/]+)$/.exec(pathname) ?? [];
  if (brandName && isWritten(brandName))
    return t('Log in to see {brand} bikes.', { brand: brandText(decodeURIComponent(brandName)) });
  if (pathname.startsWith('/products/'))
    return hash === BOOKING_HASH ? t('Log in to book this bike.') : t('Log in to go on.');
  if (pathname === paths.addProduct) return t('Log in to sell your bike.');
  if (pathname.startsWith(`${paths.dashboard}/payment/`)) return t('Log in to pay for your bike.');
  if (pathname === NEW_EMAIL) return t('Log in to change your e-mail address.');
  return t('Book a bike, pay for it, or sell your own.');
}

/** A made-up URL may have invalid escapes. */
function isWritten(segment: string) {
  try {
    return decodeURIComponent(segment).length > 0;
  } catch {
    return false;
  }
}
