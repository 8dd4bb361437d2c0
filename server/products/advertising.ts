import { advertisedChanged } from '../cache/invalidation.ts';
import type { Sql } from '../database/connect.ts';
import * as queries from './advertising-queries.ts';

export const ADVERTISED_ON_LANDING_PAGE = 6;

/** Gives the landing page to those whose last turn is longest ago, and to no seller more than their share. */
export async function rotateAdvertised(sql: Sql) {
  const next = await queries.longestWithoutTurn(sql, ADVERTISED_ON_LANDING_PAGE);
  if (!next.length) return;
  await sql.begin(async (db) => {
    await queries.giveTurn(
      db,
      next.map(({ id }) => id),
    );
    await advertisedChanged(db);
  });
}
