import { AMONG_BRANDS, fits } from './fits.ts';
import { type FoundRow, MOST_FOUND } from './found.ts';
import { type Index, lookedUp } from './lookups.ts';
import { BEYOND_SPOT, IN_ORDER, PLACE } from './order.ts';
import { statementsBy } from './statement.ts';

/** Those whose title says it all come first. */
const TIER = 'case when terms @> :in_title::text[] then 0::bigint else 1 end';

interface Kind {
  index: Index;
  ranked: boolean;
  words: boolean;
}

/** Everything that one index leads to is looked at; what fits is counted and brought into its order. */
export const collect = statementsBy<Kind, FoundRow>(
  ({ index, ranked, words }) => `
    with collected as materialized (
      select product_id, ${ranked ? TIER : PLACE} as at from shelf
      where ${lookedUp(index, ':brands::uuid[]')} and ${AMONG_BRANDS}
        and ${fits({ words: words && index !== 'words' })})
    select product_id as id, at, (select count(*) from collected) as fitting from collected
    where ${BEYOND_SPOT} order by ${IN_ORDER} limit ${MOST_FOUND}`,
);
