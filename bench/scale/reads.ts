import { type SearchAddress, SearchFields } from '#contract/search.ts';
import { bookingsOfBuyer, bookingsOfSeller } from '#server/deals/bookings/bookings.ts';
import { listFavourites } from '#server/favourites/favourites.ts';
import { countNotices, listNotices } from '#server/notifications/notifications.ts';
import { productsOfCategory, productsOfSeller, someNewest } from '#server/products/products.ts';
import { readPage } from '#server/products/whole.ts';
import { listSavedSearches } from '#server/saved-searches/saved-searches.ts';
import { suggest } from '#server/search/query-parser/suggest.ts';
import { search } from '#server/search/search.ts';
import { readSellerPage } from '#server/sellers/sellers.ts';
import { listUsers } from '#server/users/users.ts';
import { deepestPages } from '../search/deepest.ts';
import { SHAPES } from '../search/shapes.ts';
import { type Cast, inTurn } from './cast.ts';
import type { HotQuery } from './cost.ts';
import type { ScaleMarket } from './market.ts';
import { SETTINGS } from './services.ts';

const PAGE = { limit: 24 };
const SOUGHT = [
  ...['anything, default order', 'a brand, newest', 'years and a price, default order', 'a model, typed'],
  ...['a model, mistyped', 'several traits', 'cheapest within 50 km', 'common words', 'everything at once'],
  ...['a family, cheapest', 'a price range, dearest, with years'],
];

export async function searches({ sql, searchSql }: ScaleMarket): Promise<HotQuery[]> {
  const asked = (name: string, wishes: SearchAddress[]): HotQuery => {
    const next = inTurn(wishes.map((wish) => SearchFields.parse(wish)));
    return { name: `search: ${name}`, ask: () => search({ sql, searchSql }, next()) };
  };
  return [
    ...SOUGHT.map((name) => asked(name, SHAPES[name] ?? [])),
    asked('the deepest page', await deepestPages({ sql })),
    { name: 'suggestions', ask: () => suggest(sql, searchSql, 'bajaj pu') },
  ];
}

export function pages({ sql }: ScaleMarket, cast: Cast): HotQuery[] {
  return [
    { name: 'newest bikes of the landing page', ask: () => someNewest(sql, { limit: 8 }) },
    { name: 'page of a brand', ask: () => productsOfCategory(sql, 'HONDA', PAGE) },
    {
      name: 'page of a brand, its middle',
      ask: () => productsOfCategory(sql, 'HONDA', { ...PAGE, after: cast.middle }),
    },
    { name: 'page of a bike', ask: () => readPage(sql, cast.bike()) },
    { name: 'page of a seller', ask: () => readSellerPage(sql, cast.seller().id) },
    { name: 'page of the largest dealer', ask: () => readSellerPage(sql, cast.dealer.id) },
  ];
}

export function dashboards({ sql }: ScaleMarket, cast: Cast): HotQuery[] {
  return [
    { name: 'My Products', ask: () => ownBikes(cast.seller()) },
    { name: 'My Products of the largest dealer', ask: () => ownBikes(cast.dealer) },
    { name: 'My Buyers', ask: () => ofEmail(bookingsOfSeller, cast.seller()) },
    { name: 'My Orders', ask: () => ofEmail(bookingsOfBuyer, cast.buyer()) },
    { name: 'favourites', ask: () => listFavourites(sql, cast.buyer(), PAGE) },
    { name: 'notices', ask: () => listNotices(sql, SETTINGS.deals, cast.seller(), PAGE) },
    { name: 'number of unread notices', ask: () => countNotices(sql, cast.seller()) },
    { name: 'saved searches', ask: () => listSavedSearches(sql, cast.searcher()) },
    { name: 'sellers, for an admin', ask: () => listUsers(sql, { ...PAGE, role: 'seller', sort: 'newest' }) },
  ];
  function ownBikes(seller: ReturnType<Cast['seller']>) {
    return productsOfSeller(sql, seller, seller.email, { ...PAGE, sort: 'newest' });
  }
  function ofEmail(list: typeof bookingsOfBuyer, viewer: ReturnType<Cast['seller']>) {
    return list(sql, viewer, viewer.email, PAGE);
  }
}
