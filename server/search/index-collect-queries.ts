import { prepared, sql } from '../database/prepared-statement.ts';
import { type Index, lookedUp } from './access-paths.ts';
import { TIER } from './cursor.ts';
import { type HitRow, MOST_HITS } from './hit.ts';
import { AMONG_BRANDS, type FilterShape, fits } from './matches.ts';
import { BEYOND_CURSOR, IN_ORDER, PLACE } from './order-queries.ts';
import { param, type SearchValues } from './parameters.ts';

const IN_TITLE = sql`case when terms @> ${param.inTitle}::text[] then 0::bigint else 1 end`;

const MISSING_OPTIONAL = sql`
  2 * (cardinality(${param.optional}::text[])
    - (select count(*) from unnest(${param.optional}::text[]) word where terms @> array[word]))`;

interface Shape extends FilterShape {
  index: Index;
  ranked: boolean;
  optional: boolean;
}

const tier = (optional: boolean) => (optional ? sql`${MISSING_OPTIONAL} + ${IN_TITLE}` : IN_TITLE);

export const collect = prepared<Shape, SearchValues, HitRow>(
  ({ index, ranked, words, unwanted, optional }) => sql`
    with collected as materialized (
      select product_id, ${ranked ? sql`(${tier(optional)}) * ${TIER} - freshness` : PLACE} as at from shelf
      where ${lookedUp(index, sql`${param.brands}::uuid[]`)} and ${AMONG_BRANDS}
        and ${fits({ words: words && index !== 'words', unwanted })})
    select product_id as id, at, (select count(*) from collected) as fitting from collected
    where ${BEYOND_CURSOR} order by ${IN_ORDER} limit ${MOST_HITS}`,
);
