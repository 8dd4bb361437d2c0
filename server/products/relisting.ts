import { bikesAdded } from '../cache/invalidation.ts';
import type { Db } from '../database/connect.ts';
import { conflict } from '../http/errors.ts';
import { indexProducts } from '../search/search-index/search-index.ts';
import { factsBefore } from './facts.ts';
import * as queries from './queries.ts';
import * as writing from './write-queries.ts';

/** Restores its former place. Call in the caller's transaction. */
export async function relistProduct(db: Db, sellerId: string, id: string) {
  const seller = await writing.lockSellerShared(db, sellerId);
  const { count } = await writing.relist(db, id);
  const [product] = await queries.byId(db, id);
  if (count === 0 || !product || !seller[0]) throw refusalOf(product);
  const { categoryId, freshness, listedAt } = product;
  const bike = { ...factsBefore(product), id, categoryId, freshness, listedAt };
  await Promise.all([indexProducts(db, [bike], seller[0]), bikesAdded(db, [id])]);
}

function refusalOf(product?: queries.WholeRow) {
  if (product?.withdrawn) return conflict('not-available', 'This bike was taken off the market.');
  if (product?.brandRetired)
    return conflict('not-available', 'Its brand is no longer sold here, so this bike cannot go back on sale.');
  return conflict('deal-moved-on', 'This bike is on sale already, or another deal has it.');
}
