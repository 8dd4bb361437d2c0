import { paths } from '#client/paths.ts';

export interface KeptAddress {
  address: string;
  isPrivate: boolean;
}

const MOST_LINKED = 10;
const DEAL = new RegExp(`^${paths.deal('')}[^/]+$`);
const ORDERS = [paths.myOrders(''), paths.myBuyers];
const PRIVATE_PAGES = [paths.dashboard, paths.favourites, ...ORDERS];

const isBike = (pathname: string) => pathname.startsWith(paths.product(''));
export const isInspection = (pathname: string) => pathname.startsWith(paths.inspection(''));
const isDeal = (pathname: string) => DEAL.test(pathname);
const isPrivatePage = (pathname: string) =>
  isDeal(pathname) ||
  PRIVATE_PAGES.some((page) => page === pathname || (page.endsWith('/') && pathname.startsWith(page)));

/**
 * What is kept of a page that is on the screen, by its links: bikes, each with its inspection, and comparisons; of who
 * is signed in their favourites and deals.
 */
export function keptAddresses({ pathname, search }: URL, links: string[], isSignedIn: boolean): KeptAddress[] {
  if (isBike(pathname) || isInspection(pathname))
    return [pathname, besides(pathname)].map((address) => ({ address, isPrivate: false }));
  if (pathname === paths.compare && search) return [{ address: pathname + search, isPrivate: false }];
  if (!isSignedIn || !isPrivatePage(pathname)) return [];
  const isLinked = pathname === paths.favourites ? isBike : (link: string) => isDeal(link) || isInspection(link);
  const linked = [...new Set(links.filter((link) => isLinked(link) && link !== pathname))].slice(0, MOST_LINKED);
  return [pathname, ...linked].map((address) => ({ address, isPrivate: true }));
}

/** The inspection of a bike, and the bike of an inspection. */
function besides(pathname: string) {
  const id = pathname.slice(pathname.lastIndexOf('/') + 1);
  return (isBike(pathname) ? paths.inspection('') : paths.product('')) + id;
}
