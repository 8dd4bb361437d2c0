import { v7 as newId } from 'uuid';
import { type Favourite, MOST_FAVOURITES } from '#contract/favourites.ts';
import { shownPicture } from '#contract/own-picture.ts';
import type { Page } from '#contract/pagination.ts';
import { t } from '#language/t.ts';
import type { Db, Sql } from '../database/connect.ts';
import { conflict } from '../http/errors.ts';
import type { Viewer } from '../http/viewer.ts';
import { refusalOf, show } from '../products/products.ts';
import { lockMember } from '../users/membership/membership.ts';
import * as queries from './queries.ts';

export { type BikeEvent, tellOfFavourites } from './news.ts';

/** 1, or 0 for an existing favourite. */
export async function addFavourite(sql: Sql, viewer: Viewer, productId: string) {
  const [added] = await sql.begin(async (db) => {
    await lockMember(db, viewer.id);
    return queries.insertFavourite(db, { id: newId(), productId, person: viewer });
  });
  if (added) return 1;
  const [existing] = await queries.isFavourite(sql, productId, viewer.id);
  if (!existing) throw await refusalOf(sql, 'save', viewer, productId, full);
  return 0;
}

const full = async () =>
  conflict(
    'favourites-full',
    t(
      'You have {most, plural, one {# favourite} other {# favourites}}, and that is as many as there can be. Please remove one first.',
      { most: MOST_FAVOURITES },
    ),
  );

export async function removeFavourite(sql: Sql, viewer: Viewer, productId: string) {
  const { count } = await queries.deleteFavourite(sql, productId, viewer.id);
  return count;
}

export async function listFavourites(sql: Sql, viewer: Viewer, page: Page): Promise<Favourite[]> {
  const favourites = await queries.ofPerson(sql, viewer.id, page);
  return favourites.map(({ favouriteId, productId, productName, picture, savedAt, ...product }) => ({
    ...{ _id: favouriteId, productId, productName, img: shownPicture(picture), savedAt: savedAt.toISOString() },
    ...(product.id !== null && { product: show(viewer, product) }),
  }));
}

export async function favouriteIds(sql: Sql, viewer: Viewer) {
  return (await queries.productIds(sql, viewer.id)).map(({ productId }) => productId);
}

export async function favouritesOf(sql: Sql, personId: string) {
  const favourites = await queries.allOfPerson(sql, personId);
  return favourites.map(({ productId, productName, savedAt }) => ({
    productId,
    productName,
    savedAt: savedAt.toISOString(),
  }));
}

export async function forgetFavouritesOf(db: Db, personId: string) {
  await queries.deleteAll(db, personId);
}
