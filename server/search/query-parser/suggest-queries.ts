import type { Db } from '../../database/connect.ts';

interface Keys {
  brands: string[];
  models: string[];
  places: number[];
}

export const countsOf = (db: Db, { brands, models, places }: Keys) => db<
  { kind: 'brand' | 'model' | 'place'; key: string; bikes: number }[]
>`
  with counted as (
    select kind, key, bikes from shelf_counts where ${isWanted(db, { models, places })}
    union all select kind, key, bikes from shelf_changes where ${isWanted(db, { models, places })}
    union all select n.kind, c.brand_name, n.bikes from categories c
      join shelf_counts n on n.kind = 'brand' and n.key = c.id::text where ${isBrand(db, brands)}
    union all select n.kind, c.brand_name, n.bikes from categories c
      join shelf_changes n on n.kind = 'brand' and n.key = c.id::text where ${isBrand(db, brands)})
  select kind, key, sum(bikes)::bigint as bikes from counted group by kind, key having sum(bikes) > 0`;

const isWanted = (db: Db, { models, places }: Omit<Keys, 'brands'>) => db`
  (kind = 'model' and key = any(${models}) or kind = 'place' and key = any(${places.map(String)}))`;

const isBrand = (db: Db, brands: string[]) => db`c.brand_name = any(${brands}) and c.retired_at is null`;
