import type { Db } from '../../database/connect.ts';
import type { Asking } from './usual-prices.ts';

/** Random sample per model and year. */
export const askedFor = (db: Db, modelIds: string[], placeIds: number[], most: number) => db<Asking[]>`
  select "modelId", year, cents from (
    select model_id as "modelId", model_year as year, price_cents as cents,
      row_number() over (partition by model_id, model_year order by sample, product_id) as nth
    from shelf where model_id = any(${modelIds}::text[]) and place_id = any(${placeIds}::int[])) s
  where nth <= ${most}`;
