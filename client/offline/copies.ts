import { paths } from '#client/paths.ts';
import { PAGES, PRIVATE } from '#client/service-worker/cache-names.ts';
import { dateOf } from '#client/service-worker/response-date.ts';
import type { Deal } from '#contract/deals.ts';
import { withoutLanguage } from '#language/languages.ts';

export interface OfflineCopy {
  address: string;
  title: string;
  picture: string | undefined;
  /** ISO 8601. */
  savedAt: string;
}

export interface DealCopy extends OfflineCopy {
  meetingAt: string | undefined;
  hasCode: boolean;
}

export interface InspectionCopy extends OfflineCopy {
  checked: number;
  items: number;
  /** Some of it is on this device only. */
  isUnsent: boolean;
}

export interface OfflineCopies {
  inspections: InspectionCopy[];
  deals: DealCopy[];
  bikes: OfflineCopy[];
  comparisons: OfflineCopy[];
}

const DEAL = /^\/api\/bookings\/([^/]+)\/deal$/;

/** What the service worker has stored, latest first. */
export async function offlineCopies(): Promise<OfflineCopies> {
  const [open, own] = await Promise.all([entriesOf(PAGES), entriesOf(PRIVATE)]);
  const pages = [...open, ...own].filter(({ path }) => !path.endsWith('.data'));
  const under = (start: string) => pages.filter(({ path }) => path.startsWith(start));
  const [inspections, deals, bikes, comparisons] = await Promise.all([
    inspectionCopies(),
    Promise.all(own.flatMap((entry) => (DEAL.test(entry.path) ? dealCopy(entry) : []))),
    Promise.all(under(paths.product('')).map(pageCopy)),
    Promise.all(under(paths.compare).map(pageCopy)),
  ]);
  return {
    inspections,
    deals: latestFirst(deals),
    bikes: latestFirst(onceEach(bikes)),
    comparisons: latestFirst(comparisons),
  };
}

export async function removeOfflineCopies() {
  await Promise.all([caches.delete(PAGES), caches.delete(PRIVATE)]);
}

interface Entry {
  /** Without its language. */
  path: string;
  search: string;
  response: Response;
}

async function entriesOf(name: string): Promise<Entry[]> {
  if (!globalThis.caches || !(await caches.has(name))) return [];
  const cache = await caches.open(name);
  const found = (await cache.keys()).map(async ({ url }) => {
    const { pathname, search } = new URL(url);
    const path = withoutLanguage(pathname);
    const response = await cache.match(url, { ignoreVary: true });
    return response ? [{ path, search, response }] : [];
  });
  return (await Promise.all(found)).flat();
}

/** The pages of inspections bring the script: without one there is nothing to list. */
async function inspectionCopies(): Promise<InspectionCopy[]> {
  try {
    const { ownInspections } = await import('#client/inspections/local-store.ts');
    return (await ownInspections()).map(({ productId, productName, img, changedAt, ...rest }) => ({
      address: paths.inspection(productId),
      title: productName,
      picture: img,
      savedAt: changedAt,
      ...rest,
    }));
  } catch (error) {
    console.warn(error);
    return [];
  }
}

async function pageCopy({ path, search, response }: Entry): Promise<OfflineCopy> {
  const page = new DOMParser().parseFromString(await response.text(), 'text/html');
  const picture = page.querySelector<HTMLMetaElement>('meta[property="og:image"]')?.content;
  return {
    address: path + search,
    title: page.title.replace(/ \| Kickstand$/, ''),
    picture: picture && new URL(picture).pathname,
    savedAt: dateOf(response),
  };
}

async function dealCopy({ response }: Entry): Promise<DealCopy> {
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

const latestFirst = <T extends OfflineCopy>(copies: T[]) => copies.sort((a, b) => b.savedAt.localeCompare(a.savedAt));

/** A favourite may also have been looked at, and a bike in two languages. */
const onceEach = (copies: OfflineCopy[]) => [...new Map(copies.map((copy) => [copy.address, copy])).values()];
