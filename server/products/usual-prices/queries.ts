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

const near = (db: Db, { modelId, year }: Kind, of: number, { years, most }: Reach) => db`(
  select ${of}::int as of, model_id as "modelId", model_year as year, price_cents as cents, place_id as "placeId" from shelf
  where model_id = ${modelId} and model_year between ${year - years}::int and ${year + years}::int
  order by sample, product_id limit ${most})`;

interface Reach {
  years: number;
  most: number;
}

/** Of one kind at least. */
export const askedNear = (db: Db, kinds: Kind[], reach: Reach) => db<Near[]>`
  ${kinds.map((kind, of) => near(db, kind, of, reach)).reduce((all, one) => db`${all} union all ${one}`)}`;
