import type { BulkOutcome, Outcomes, PriceChange } from '#contract/bulk.ts';
import { bikesCame, bikesWent } from '../cache/invalidation.ts';
import type { Db, Sql } from '../database/connect.ts';
import type { Viewer } from '../http/viewer.ts';
import { repriceOnShelf, unindexProducts } from '../search/search-index/search-index.ts';
import * as queries from './bulk-queries.ts';
import { priceDifference } from './differences.ts';
import { recordEvents } from './edit-log.ts';

/** Idempotent. Each change is recorded as an edit. */
export async function changePrices(sql: Sql, seller: Viewer, changes: PriceChange[]): Promise<Outcomes> {
  const asked = changes.map(({ _id, formerPrice, resalePrice }) => ({
    id: _id,
    fromCents: formerPrice,
    toCents: resalePrice,
  }));
  const wished = new Map(asked.map((change) => [change.id, change]));
  return sql.begin(async (db) => {
    const repriced = (await queries.reprice(db, seller, asked)).flatMap(({ id }) => wished.get(id) ?? []);
    const events = repriced.map(({ id, fromCents, toCents }) => ({
      productId: id,
      actorId: seller.id,
      name: 'edited' as const,
      facts: { resalePrice: priceDifference(fromCents, toCents) },
      formerPriceCents: fromCents,
    }));
    const ids = repriced.map(({ id }) => id);
    await Promise.all([repriceOnShelf(db, repriced), recordEvents(db, events), bikesCame(db, ids)]);
    return outcomes(db, seller, [...wished.keys()], ids, ({ id, status, priceCents, brandRetired }) => {
      if (status === 'removed') return 'gone';
      if (status !== 'available') return status;
      if (priceCents === wished.get(id)?.toCents) return 'unchanged';
      return brandRetired ? 'brand-retired' : 'changed-meanwhile';
    });
  });
}

export async function removeProducts(sql: Sql, seller: Viewer, asked: string[]): Promise<Outcomes> {
  return sql.begin(async (db) => {
    const removed = await queries.removeSeveral(db, seller, asked);
    const ids = removed.map(({ id }) => id);
    await Promise.all([unindexProducts(db, ids), bikesWent(db, ids)]);
    return outcomes(db, seller, asked, ids, ({ status }) => {
      if (status === 'removed') return 'unchanged';
      return status === 'available' ? 'changed-meanwhile' : status;
    });
  });
}

/** In request order. */
async function outcomes(
  db: Db,
  seller: Viewer,
  asked: string[],
  done: string[],
  why: (standing: queries.Standing) => BulkOutcome,
): Promise<Outcomes> {
  const left = asked.filter((id) => !done.includes(id));
  const standings = left.length ? await queries.standings(db, seller.id, left) : [];
  const found = new Map(standings.map((standing) => [standing.id, why(standing)]));
  return {
    outcomes: asked.map((id) => ({ _id: id, outcome: done.includes(id) ? 'done' : (found.get(id) ?? 'gone') })),
  };
}
