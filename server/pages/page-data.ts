import { Id } from '#contract/fields.ts';
import type { OperatorPageName } from '#contract/operator-pages.ts';
import { MOST_TOGETHER } from '#contract/products.ts';
import type { SearchWish } from '#contract/search.ts';
import { bikesShown, cacheTags } from '../cache/invalidation.ts';
import type { Making } from '../cache/response-cache.ts';
import { listCategories } from '../categories/categories.ts';
import type { AppContext } from '../context.ts';
import { isDatabaseDown, type Sql } from '../database/connect.ts';
import { HttpError, notFound } from '../http/errors.ts';
import type { Requester } from '../http/requester.ts';
import { advertisedProducts, productsTogether, someNewest } from '../products/products.ts';
import { readPage } from '../products/whole.ts';
import { searchOnReader } from '../search/pooled-search.ts';
import type { OperatorPages } from './operator-pages/operator-pages.ts';

const NEWEST_ON_LANDING_PAGE = 6;
const ADVERTISED_ON_LANDING_PAGE = 6;
const STRANGER = undefined;

/** Data of public pages, as an anonymous visitor sees it. */
export function pageData(
  market: AppContext,
  { tag, written }: Making,
  { requester = {}, operatorPages }: { requester?: Requester; operatorPages: OperatorPages },
) {
  const { sql, config, settings } = market;
  const first = async (limit: number, list: typeof someNewest) => {
    const products = (await reachable(list(sql, STRANGER, { limit }))).slice(0, limit);
    tag(...bikesShown(products));
    return products;
  };
  return {
    categories: () => reachable(listCategories(sql)),
    advertised() {
      tag(cacheTags.advertised);
      return first(ADVERTISED_ON_LANDING_PAGE, advertisedProducts);
    },
    newest() {
      tag(cacheTags.newest);
      return first(NEWEST_ON_LANDING_PAGE, someNewest);
    },
    product: (id: string) => reachable(product(sql, id, tag)),
    async search(wish: SearchWish, signal: AbortSignal) {
      const found = await reachable(searchOnReader(market, STRANGER, wish, { signal, written, requester }));
      tag(cacheTags.shelf, ...bikesShown(found.products));
      return found;
    },
    products(asked: string[]) {
      const ids = asked.filter(isId).slice(0, MOST_TOGETHER);
      tag(...ids.map(cacheTags.bike));
      return reachable(productsTogether(sql, STRANGER, ids));
    },
    operatorPage: async (name: OperatorPageName) => operatorPages[name],
    dealSettings: async () => settings,
    demoPeople: async () => config.demoPeople,
  };
}

async function product(sql: Sql, id: string, tag: Making['tag']) {
  if (!isId(id)) throw notFound('product');
  return readPage(sql, id, tag);
}

const isId = (text: string) => Id.safeParse(text).success;

async function reachable<T>(read: Promise<T>): Promise<T> {
  try {
    return await read;
  } catch (error) {
    if (error instanceof HttpError) throw new Response(error.message, { status: error.status });
    throw isDatabaseDown(error) ? new Response('Our records are out of reach for a moment.', { status: 503 }) : error;
  }
}
