import type { Db } from '../../database/connect.ts';
import type { Asking } from './asked-prices.ts';

/** Random sample per model and year. */
export const askedFor = (db: Db, modelIds: string[], placeIds: number[], most: number) => db<Asking[]>`
  select "modelId", year, cents from (
    select model_id as "modelId", model_year as year, price_cents as cents,
      row_number() over (partition by model_id, model_year order by sample, product_id) as nth
    from shelf where model_id = any(${modelIds}::text[]) and place_id = any(${placeIds}::int[])) s
  where nth <= ${most}`;

export interface Kind {
  modelId: string;
  year: number;
}

export type Near = Asking & { of: number; placeId: number };

export const askedNear = (db: Db, kinds: Kind[], years: number, most: number) => db<Near[]>`
  select k.of, s.* from jsonb_to_recordset(${db.json(kinds.map(({ modelId, year }, of) => ({ of, modelId, year })))})
      as k (of int, "modelId" text, year int)
    cross join lateral (
      select model_id as "modelId", model_year as year, price_cents as cents, place_id as "placeId" from shelf
      where model_id = k."modelId" and model_year between k.year - ${years}::int and k.year + ${years}::int
      order by sample, product_id limit ${most}) s`;
