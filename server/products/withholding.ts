import { bikesAdded, bikesRemoved } from '../cache/invalidation.ts';
import type { Db } from '../database/connect.ts';
import { closeOffers } from '../offers/closing/closing.ts';
import { entryOf, indexProducts, unindexProducts } from '../search/search-index/search-index.ts';
import { factsBefore } from './facts.ts';
import * as queries from './queries.ts';
import * as writing from './write-queries.ts';

/** Call in a transaction that has locked the seller. False: it is not available. */
export async function withholdProduct(db: Db, id: string): Promise<boolean> {
  const { count } = await writing.withhold(db, id);
  if (count) await leaveMarket(db, id);
  return count > 0;
}

/** As an admin's decision. False: somebody has booked or bought it, or it is removed already. */
export async function takeDownProduct(db: Db, id: string): Promise<boolean> {
  const { count } = await writing.takeDown(db, id);
  if (count) await leaveMarket(db, id);
  return count > 0;
}

async function leaveMarket(db: Db, id: string) {
  await closeOffers(db, { reason: 'removed', bikes: [id] });
  await Promise.all([unindexProducts(db, [id]), bikesRemoved(db, [id])]);
}

/** Call in a transaction that has locked the seller. */
export async function withholdProductsOf(db: Db, sellerId: string) {
  const ids = (await writing.withholdAll(db, sellerId)).map(({ id }) => id);
  if (!ids.length) return;
  await closeOffers(db, { reason: 'removed', bikes: ids });
  await Promise.all([unindexProducts(db, ids), bikesRemoved(db, ids)]);
}

interface Back {
  id: string;
  sellerId: string;
  from: 'withheld' | 'removed';
}

/** Call before the caller locks anything else. False: its seller or brand is gone, or another bike has its frame. */
export async function putProductBack(db: Db, { id, sellerId, from }: Back): Promise<boolean> {
  const [seller] = await writing.lockSellerShared(db, sellerId);
  if (!seller) return false;
  // It comes back when the suspension ends.
  if (seller.suspended && from === 'withheld') return true;
  const { count } = await writing.putBack(db, id, from);
  const [product] = count ? await queries.byId(db, id) : [];
  if (!product) return false;
  const { categoryId, freshness, listedAt } = product;
  const bike = { ...factsBefore(product), id, categoryId, freshness, listedAt };
  await Promise.all([indexProducts(db, [entryOf(bike, seller.verified)]), bikesAdded(db, [id])]);
  return true;
}
