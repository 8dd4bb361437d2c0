import type { IncomingMessage } from 'node:http';
import { DealSettings } from '#contract/deal-settings.ts';
import { BRANDS } from '#contract/products.ts';
import type { Made, Making } from '#server/cache/response-cache.ts';
import type { AppContext } from '#server/context.ts';
import { readOperatorPages } from '#server/pages/operator-pages/operator-pages.ts';
import { pageData } from '#server/pages/page-data.ts';
import type { MemoryIndex } from '#server/search/memory-index/memory-index.ts';
import type { TestMarket } from '../market.ts';
import type { Caller } from '../people.ts';

/** A public response, from the cache and rendered anew, by the database. */
export interface View {
  name: string;
  cached(): Promise<string>;
  uncached(): Promise<string>;
}

/** By endpoint. */
export const publicCalls = (bikes: string[], sellers: string[] = []): Record<string, string[]> => ({
  listCategories: ['/categories'],
  listCategoryProducts: BRANDS.flatMap((brand) => [`/categories/${brand}`, `/categories/${brand}?limit=2`]),
  listAdvertisedProducts: ['/advertize', '/advertize?limit=1'],
  readProduct: bikes.map((id) => `/product/${id}`),
  readValuation: bikes.map((id) => `/product/${id}/valuation`),
  listCalibrations: ['/valuation/calibration'],
  readProducts: [`/product?ids=${bikes.join()}`],
  searchProducts: [
    '',
    'brand=BAJAJ',
    'model=bajaj-pulsar-150',
    'verified=yes',
    'maxPrice=1500',
    'q=yamaha&literal=yes',
    'place=1185241&within=50',
  ].map((query) => `/search?${query}`),
  readSeller: sellers.map((id) => `/sellers/${id}`),
  listSellersBikes: sellers.flatMap((id) => [`/sellers/${id}/bikes?limit=2`, `/sellers/${id}/bikes?which=sold`]),
  listSellersRatings: sellers.map((id) => `/sellers/${id}/ratings`),
  suggestSearches: ['yamaha', 'pulsar', 'dhaka'].map((typed) => `/search/suggestions?q=${typed}`),
  // Constant.
  readConfig: [],
  findModels: [],
  findPlaces: [],
});

type Shown = ReturnType<typeof pageData>;

export function publicViews(market: TestMarket, bikes: string[], sellers: string[]): View[] {
  const pages: Record<string, (shown: Shown) => Promise<unknown>> = {
    categories: (shown) => shown.categories(),
    advertised: (shown) => shown.advertised(),
    newest: (shown) => shown.newest(),
    calibrations: (shown) => shown.calibrations(),
    together: (shown) => shown.products(bikes),
    ...Object.fromEntries(bikes.map((id) => [`of bike ${id}`, (shown: Shown) => shown.product(id)])),
    ...Object.fromEntries(sellers.map((id) => [`of seller ${id}`, (shown: Shown) => shown.seller(id)])),
    ...Object.fromEntries(
      BRANDS.map((brand) => [`of search ${brand}`, (shown: Shown) => shown.search({ brand: [brand] }, STAYING)]),
    ),
  };
  return [
    ...Object.values(publicCalls(bikes, sellers)).flatMap((paths) => paths.map((path) => callView(market, path))),
    ...Object.entries(pages).map(([name, read]) => pageView(market, `page ${name} ${bikes.join()}`, read)),
  ];
}

const TOGETHER = 24;

/** The same bikes as people see them. */
export function personalViews(market: TestMarket, people: Caller[], bikes: string[]): View[] {
  const lists = Array.from({ length: Math.ceil(bikes.length / TOGETHER) }, (_, at) =>
    bikes.slice(at * TOGETHER, (at + 1) * TOGETHER),
  ).map((ids) => `/product?ids=${ids.join()}`);
  return people.flatMap((person) => lists.map((path) => callView(market, path, person)));
}

let requests = 0;

const NOT_LOADED = { current: async () => undefined } as unknown as MemoryIndex;

/** Whether the memory index follows is part of what is tested. One request at a time. */
async function byDatabase<T>(market: AppContext, read: () => Promise<T>): Promise<T> {
  const { memoryIndex } = market;
  market.memoryIndex = NOT_LOADED;
  return read().finally(() => {
    market.memoryIndex = memoryIndex;
  });
}

/** An unused query parameter bypasses the cache. */
function callView({ url, market }: TestMarket, path: string, person?: Caller): View {
  const read = async (address: string) => {
    const answer = await fetch(url + address, { headers: person ? { authorization: `bearer ${person.token}` } : {} });
    const link = answer.headers.get('link')?.replace(/now=\d+&/, '');
    return `${answer.status} ${link} ${await answer.text()}`;
  };
  const uncached = () => `${path}${path.includes('?') ? '&' : '?'}now=${requests++}`;
  return {
    name: person ? `${path} as ${person.name}` : path,
    cached: () => read(path),
    uncached: () => byDatabase(market, () => read(uncached())),
  };
}

const operatorPages = readOperatorPages(DealSettings.parse({}));
const STAYING = new AbortController().signal;
const UNHEARD: Making = { tag: () => {}, expire: () => {}, signal: STAYING, written: undefined };

/** The page's HTML derives from this. */
function pageView({ market }: TestMarket, name: string, read: (shown: Shown) => Promise<unknown>): View {
  const make = async (making: Making): Promise<Made> => {
    making.tag();
    const [status, shown] = await read(pageData(market, making, { operatorPages })).then(
      (shown) => [200, shown] as const,
      (refused: Response) => [refused.status, null] as const,
    );
    return { status, headers: [], body: Buffer.from(`${status} ${JSON.stringify(shown)}`) };
  };
  return {
    name,
    async cached() {
      const answer = await market.cache.answer(name, STAYING, make);
      return String((await answer.for({ headers: {} } as IncomingMessage)).body);
    },
    uncached: async () => String((await byDatabase(market, () => make(UNHEARD))).body),
  };
}
