import { v7 as newId } from 'uuid';
import { t } from '#language/t.ts';
import { bikesAdded } from '../cache/invalidation.ts';
import { requestChecks } from '../check-requests/check-requests.ts';
import type { Db } from '../database/connect.ts';
import { ownOnSale, recordFrames } from '../frames/frames.ts';
import { conflict } from '../http/errors.ts';
import { entryOf, indexProducts } from '../search/search-index/search-index.ts';
import { factsBefore } from './facts.ts';
import * as queries from './queries.ts';
import * as writing from './write-queries.ts';

/** Restores its former place. Call in the caller's transaction. */
export async function relistProduct(db: Db, sellerId: string, id: string) {
  const seller = await writing.lockSellerShared(db, sellerId);
  const { count } = await writing.relist(db, id, { id: newId(), actorId: sellerId });
  const [product] = await queries.byId(db, id);
  if (count === 0 || !product || !seller[0]) throw await refusalOf(db, sellerId, product);
  const { categoryId, freshness, listedAt } = product;
  const bike = { ...factsBefore(product), id, categoryId, freshness, listedAt };
  if (product.frame) await recordFrames(db, [id], 'listed');
  await Promise.all([
    indexProducts(db, [entryOf(bike, seller[0].verified)]),
    requestChecks(db, [id]),
    bikesAdded(db, [id]),
  ]);
}

async function refusalOf(db: Db, sellerId: string, product?: queries.WholeRow) {
  if (product?.withdrawn) return conflict('not-available', t('This bike was taken off the market.'));
  if (product?.brandRetired)
    return conflict('not-available', t('Its brand is no longer sold here, so this bike cannot go back on sale.'));
  if (product?.frame && (await ownOnSale(db, sellerId, product.frame.key)).some(({ id }) => id !== product.id))
    return conflict(
      'not-available',
      t('Another of your bikes on sale has its frame number. Take that one off the market first.'),
    );
  return conflict('deal-moved-on', t('This bike is on sale already, or another deal has it.'));
}
