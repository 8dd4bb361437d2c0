import { Id } from '#contract/fields.ts';
import type { OperatorPageName } from '#contract/operator-pages.ts';
import { MOST_TOGETHER } from '#contract/products.ts';
import type { SearchWish } from '#contract/search.ts';
import type { SellerCursors } from '#contract/sellers.ts';
import { t } from '#language/t.ts';
import type { Making } from '../cache/response-cache.ts';
import { constant, type Tagged } from '../cache/tagged.ts';
import { listCategories } from '../categories/categories.ts';
import type { AppContext } from '../context.ts';
import { isDatabaseDown } from '../database/connect.ts';
import { HttpError, notFound } from '../http/errors.ts';
import type { Requester } from '../http/requester.ts';
import { ADVERTISED_ON_LANDING_PAGE, advertisedProducts, productsTogether, someNewest } from '../products/products.ts';
import { readPage } from '../products/whole.ts';
import { searchOnReader } from '../search/pooled-search.ts';
import { readSellerPage } from '../sellers/sellers.ts';
import { calibrations } from '../valuation/valuation.ts';
import type { TranslatedPages } from './operator-pages/operator-pages.ts';

const NEWEST_ON_LANDING_PAGE = 6;

/** Data of public pages, as an anonymous visitor sees it. */
export function pageData(
  market: AppContext,
  { written, ...making }: Making,
  { requester = {}, operatorPages }: { requester?: Requester; operatorPages: TranslatedPages },
) {
  const { sql, config, settings } = market;
  return tagging(making, {
    categories: () => listCategories(sql),
    async advertised() {
      const products = await advertisedProducts(sql, { limit: ADVERTISED_ON_LANDING_PAGE });
      return products.as(products.value.slice(0, ADVERTISED_ON_LANDING_PAGE));
    },
    newest: () => someNewest(sql, { limit: NEWEST_ON_LANDING_PAGE }),
    async product(id: string) {
      if (!isId(id)) throw notFound('bike');
      return readPage(sql, id);
    },
    async seller(id: string, cursors: SellerCursors = {}) {
      if (!isId(id)) throw notFound('seller');
      return readSellerPage(sql, id, cursors);
    },
    search: (query: SearchWish, signal: AbortSignal) => searchOnReader(market, query, { signal, written, requester }),
    products: (ids: string[]) => productsTogether(sql, ids.filter(isId).slice(0, MOST_TOGETHER)),
    calibrations: () => calibrations(sql),
    operatorPage: async (name: OperatorPageName) => constant(operatorPages()[name]),
    dealSettings: async () => constant(settings),
    demoPeople: async () => constant(config.demoPeople),
  });
}

const isId = (text: string) => Id.safeParse(text).success;

type PublicReads = Record<string, (...parameters: never[]) => Promise<Tagged<unknown>>>;
type Results<Reads> = {
  [Name in keyof Reads]: Reads[Name] extends (...parameters: infer P) => Promise<Tagged<infer T>>
    ? (...parameters: P) => Promise<T>
    : never;
};

/** Adds the tags and the end of each read to the page. Untagged results must not compile, as pages are cached. */
export function tagging<Reads extends PublicReads>(
  { tag, expire }: Pick<Making, 'tag' | 'expire'>,
  reads: Reads,
): Results<Reads> {
  const passing = Object.entries(reads).map(([name, read]) => [
    name,
    async (...parameters: never[]) => {
      const { value, tags, until } = await reachable(read(...parameters));
      tag(...tags);
      expire(until);
      return value;
    },
  ]);
  return Object.fromEntries(passing);
}

async function reachable<T>(read: Promise<T>): Promise<T> {
  try {
    return await read;
  } catch (error) {
    if (error instanceof HttpError) throw new Response(error.message, { status: error.status });
    throw isDatabaseDown(error)
      ? new Response(t('Our records are out of reach for a moment.'), { status: 503 })
      : error;
  }
}
