import type { QualityFigure } from '#contract/listing-quality.ts';
import type { Sql } from '../database/connect.ts';
import * as queries from './queries.ts';

/** Idempotent. */
export async function countListingQuality(sql: Sql) {
  await queries.count(sql);
}

export async function qualityFigures(sql: Sql): Promise<QualityFigure[]> {
  return queries.figures(sql);
}
