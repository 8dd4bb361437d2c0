import { dollars } from '#contract/money.ts';
import { priceLabelOf, priceScoreOf } from '#contract/price-label.ts';
import { bikesChanged } from '../cache/invalidation.ts';
import type { Sql } from '../database/connect.ts';
import { NO_PRICE_SCORE, type PriceScore, scorePrices } from '../search/search-index/search-index.ts';
import * as queries from './label-queries.ts';
import { bandFor } from './value.ts';

const AT_ONCE = 50;
/** A popular model with a change each minute must not keep the job from others. */
const MOST_IN_A_RUN = 1000;
const DAY_MS = 24 * 60 * 60_000;

/** Values bikes that changed, those they are compared with, and those valued a day ago. Idempotent. */
export async function labelPrices(sql: Sql, left: AbortSignal) {
  const passed: string[] = [];
  while (!left.aborted && passed.length < MOST_IN_A_RUN) {
    const due = { most: AT_ONCE, passed };
    const [changed, old] = await Promise.all([queries.ofChangedModels(sql, due), queries.dueOnes(sql, due)]);
    const ids = [...new Set([...changed, ...old].map(({ id }) => id))];
    if (!ids.length) return;
    await labelSome(sql, ids);
    passed.push(...ids);
  }
}

/** For bikes from before there were labels. */
export const enlistForLabels = (sql: Sql) => queries.enlist(sql);

async function labelSome(sql: Sql, ids: string[]) {
  const [bikes, prices] = await Promise.all([queries.bikes(sql, ids), queries.changedPrices(sql, ids)]);
  const labelsFrom = new Map(prices.map(({ id, labelFrom }) => [id, labelFrom]));
  const valued: Valued[] = [];
  for (const bike of bikes) valued.push(await valueOne(sql, bike, labelsFrom.get(bike.id)));
  const off = ids.filter((id) => !bikes.some((bike) => bike.id === id));
  await sql.begin(async (db) => {
    await queries.forget(db, off);
    const changed = await queries.save(
      db,
      valued.map(({ row }) => row),
    );
    await scorePrices(db, [
      ...valued.map(({ score }) => score),
      ...off.map((id) => ({ product_id: id, price_score: NO_PRICE_SCORE })),
    ]);
    await bikesChanged(
      db,
      changed.map(({ id }) => id),
    );
  });
}

interface Valued {
  row: queries.ValuationRow;
  score: PriceScore;
}

async function valueOne(
  sql: Sql,
  { id, revision, cents, ...bike }: queries.BikeRow,
  labelFrom: Date | undefined,
): Promise<Valued> {
  const band = await bandFor(sql, bike);
  const price = dollars(cents);
  const label = !labelFrom && band ? priceLabelOf(price, band) : undefined;
  const dueAt = labelFrom ?? new Date(Date.now() + DAY_MS);
  return {
    row: { product_id: id, revision, label: label ?? null, due_at: dueAt.toISOString() },
    score: {
      product_id: id,
      price_score: label && band ? priceScoreOf(price, band) : NO_PRICE_SCORE,
      price_cents: cents,
      model_id: bike.modelId,
    },
  };
}
