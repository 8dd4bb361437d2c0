import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { Id } from './fields.ts';
import { Page } from './pagination.ts';
import { Product } from './products.ts';

export const MOST_FAVOURITES = 500;
export const MOST_FAVOURITE_NEWS = 10;

export const Favourite = z.object({
  _id: Id,
  productId: Id,
  productName: z.string(),
  img: z.string(),
  savedAt: z.string(),
  /** Absent: removed, or sold long ago. */
  product: Product.optional(),
});
export type Favourite = z.infer<typeof Favourite>;

export const listFavourites = endpoint({
  method: 'GET',
  path: '/favourites',
  access: 'signed-in',
  summary: "The caller's favourites, newest first",
  query: Page,
  answer: z.array(Favourite),
});

export const listFavouriteIds = endpoint({
  method: 'GET',
  path: '/favourites/ids',
  access: 'signed-in',
  summary: "The products' ids of all the caller's favourites",
  answer: z.array(Id),
});

export const addFavourite = endpoint({
  method: 'PUT',
  path: '/favourite/:id',
  access: 'signed-in',
  summary: `Keep a product that is on sale as a favourite; at most ${MOST_FAVOURITES}`,
  params: z.object({ id: Id }),
  answer: z.object({ modifiedCount: z.number().int() }),
});

export const removeFavourite = endpoint({
  method: 'DELETE',
  path: '/favourite/:id',
  access: 'signed-in',
  summary: 'Forget a favourite',
  params: z.object({ id: Id }),
  answer: z.object({ deletedCount: z.number().int() }),
});
