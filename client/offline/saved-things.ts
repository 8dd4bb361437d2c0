import { paths } from '#client/paths.ts';
import { PAGES, PRIVATE } from '#client/service-worker/cache-names.ts';
import { dateOf } from '#client/service-worker/response-date.ts';
import type { Deal } from '#contract/deals.ts';

export interface SavedThing {
  address: string;
  title: string;
  picture: string | undefined;
  /** ISO 8601. */
  savedAt: string;
}

export interface SavedDeal extends SavedThing {
  meetingAt: string | undefined;
  hasCode: boolean;
}

export interface SavedThings {
  deals: SavedDeal[];
  bikes: SavedThing[];
  comparisons: SavedThing[];
}

const DEAL = /^\/api\/bookings\/([^/]+)\/deal$/;

/** What the service worker has stored, latest first. */
export async function savedThings(): Promise<SavedThings> {
  const [open, own] = await Promise.all([entriesOf(PAGES), entriesOf(PRIVATE)]);
  const pages = [...open, ...own].filter(({ pathname }) => !pathname.endsWith('.data'));
  const under = (start: string) => pages.filter(({ pathname }) => pathname.startsWith(start));
  const [deals, bikes, comparisons] = await Promise.all([
    Promise.all(own.flatMap((entry) => (DEAL.test(entry.pathname) ? savedDeal(entry) : []))),
    Promise.all(under(paths.product('')).map(savedPage)),
    Promise.all(under(paths.compare).map(savedPage)),
  ]);
  return { deals: latestFirst(deals), bikes: latestFirst(onceEach(bikes)), comparisons: latestFirst(comparisons) };
}

export async function removeSavedThings() {
  await Promise.all([caches.delete(PAGES), caches.delete(PRIVATE)]);
}

interface Entry {
  pathname: string;
  search: string;
  response: Response;
}

async function entriesOf(name: string): Promise<Entry[]> {
  if (!globalThis.caches || !(await caches.has(name))) return [];
  const cache = await caches.open(name);
  const found = (await cache.keys()).map(async ({ url }) => {
    const { pathname, search } = new URL(url);
    const response = await cache.match(url, { ignoreVary: true });
    return response ? [{ pathname, search, response }] : [];
  });
  return (await Promise.all(found)).flat();
}

async function savedPage({ pathname, search, response }: Entry): Promise<SavedThing> {
  const page = new DOMParser().parseFromString(await response.text(), 'text/html');
  const picture = page.querySelector<HTMLMetaElement>('meta[property="og:image"]')?.content;
  return {
    address: pathname + search,
    title: page.title.replace(/ \| Kickstand$/, ''),
    picture: picture && new URL(picture).pathname,
    savedAt: dateOf(response),
  };
}

async function savedDeal({ response }: Entry): Promise<SavedDeal> {
  const deal = (await response.json()) as Deal;
  return {
    address: paths.deal(deal._id),
    title: deal.productName,
    picture: deal.img,
    savedAt: dateOf(response),
    meetingAt: deal.meetingAt,
    hasCode: deal.code !== undefined,
  };
}

const latestFirst = <T extends SavedThing>(things: T[]) => things.sort((a, b) => b.savedAt.localeCompare(a.savedAt));

/** A favourite may also have been looked at. */
const onceEach = (things: SavedThing[]) => [...new Map(things.map((thing) => [thing.address, thing])).values()];
