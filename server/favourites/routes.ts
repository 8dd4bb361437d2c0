import * as contract from '#contract/favourites.ts';
import type { AppContext } from '../context.ts';
import type { Route } from '../http/route.ts';
import * as favourites from './favourites.ts';

export function favouriteRoutes(route: Route, { sql }: AppContext) {
  route(contract.listFavourites, ({ viewer, query, paged }) =>
    paged(query, favourites.listFavourites(sql, viewer, query)),
  );
  route(contract.listFavouriteIds, ({ viewer }) => favourites.favouriteIds(sql, viewer));
  route(contract.addFavourite, async ({ viewer, params }) => ({
    modifiedCount: await favourites.addFavourite(sql, viewer, params.id),
  }));
  route(contract.removeFavourite, async ({ viewer, params }) => ({
    deletedCount: await favourites.removeFavourite(sql, viewer, params.id),
  }));
}
