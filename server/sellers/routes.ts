import * as contract from '#contract/sellers.ts';
import type { AppContext } from '../context.ts';
import type { Route } from '../http/route.ts';
import * as sellers from './sellers.ts';

export function sellerRoutes(route: Route, { sql }: AppContext) {
  route(contract.readSeller, ({ params }) => sellers.readSeller(sql, params.id));
  route(contract.listSellersBikes, async ({ params, query, paged }) => {
    const bikes = await sellers.listSellersBikes(sql, params.id, query);
    return bikes.as(await paged(query, bikes.value));
  });
  route(contract.listSellersRatings, async ({ params, query, paged }) => {
    const ratings = await sellers.listSellersRatings(sql, params.id, query);
    return ratings.as(await paged(query, ratings.value));
  });
}
