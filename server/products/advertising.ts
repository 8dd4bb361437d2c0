import { advertisedChanged } from '../cache/invalidation.ts';
import type { Db, Sql } from '../database/connect.ts';
import type { Viewer } from '../http/viewer.ts';
import * as queries from './advertising-queries.ts';
import { lockSeller } from './limit-queries.ts';
import { MOST_OF_ONE_SELLER } from './sellers-share.ts';

export const ADVERTISED_ON_LANDING_PAGE = 6;

/** The first turn begins at once, unless the seller's others fill their share. */
export async function advertise(db: Db, seller: Viewer, id: string) {
  await lockSeller(db, seller.id);
  const [known] = await queries.turnsOf(db, seller.id);
  return queries.advertise(db, id, seller, (known?.turns ?? 0) < MOST_OF_ONE_SELLER);
}

/**
 * Gives the landing page to those whose last turn is longest ago, and to no seller more than their share. Who was advertised
 * just before stays there.
 */
export async function rotateAdvertised(sql: Sql) {
  const waiting = await queries.longestWithoutTurn(sql, ADVERTISED_ON_LANDING_PAGE);
  const next = waiting.slice(0, Math.max(0, ADVERTISED_ON_LANDING_PAGE - (waiting[0]?.begun ?? 0)));
  if (!next.length) return;
  await sql.begin(async (db) => {
    await queries.giveTurn(
      db,
      next.map(({ id }) => id),
    );
    await advertisedChanged(db);
  });
}
