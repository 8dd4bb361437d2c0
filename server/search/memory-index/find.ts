import type { Bounds } from '../bounds.ts';
import { HIGHEST_ID, MOST_RANKED, TIER, tierOf, UNRANKED, withoutTier } from '../cursor.ts';
import { type HitRow, MOST_HITS } from '../hit.ts';
import { isFalling, YEAR } from '../order.ts';
import type { PageQuery } from '../page-query.ts';
import { startOf } from '../start.ts';
import type { BikeColumns } from './bike-columns.ts';
import { rowsWithAll } from './missed-filters.ts';

/** The page after the cursor, of the rows that miss nothing. */
export function findRows(columns: BikeColumns, missed: Int32Array, { sort, bounds, cursor }: PageQuery): HitRow[] {
  const isRanking = sort === 'best' && (bounds.titled.length > 0 || bounds.optional.length > 0);
  if (!isRanking) return pageOf(columns, missed, cursor, isFalling(sort), placeOf(columns, sort, bounds));
  const isFirst = cursor.at === startOf('best', bounds).at && cursor.id === HIGHEST_ID;
  const fitting = missed.reduce((sum, bits) => sum + Number(bits === 0), 0);
  if (tierOf(cursor) < UNRANKED && fitting <= (isFirst ? MOST_RANKED.first : MOST_RANKED.later))
    return pageOf(columns, missed, cursor, true, rankOf(columns, bounds));
  const unranked = pageOf(columns, missed, withoutTier(cursor), true, placeOf(columns, sort, bounds));
  return unranked.map((bike) => ({ ...bike, at: bike.at + UNRANKED * TIER }));
}

function pageOf(
  columns: BikeColumns,
  missed: Int32Array,
  cursor: Pick<PageQuery['cursor'], 'at' | 'id'>,
  falling: boolean,
  placeOf: (row: number) => number,
): HitRow[] {
  const isBefore = (a: HitRow, b: HitRow) => (a.at !== b.at ? a.at < b.at : falling ? a.id > b.id : a.id < b.id);
  const page: HitRow[] = [];
  // The newest first, as most orders put them first: then few that came onto the page leave it.
  for (let row = columns.rows - 1; row >= 0; row--) {
    if (missed[row] !== 0) continue;
    const at = placeOf(row);
    const last = page.length === MOST_HITS ? page.at(-1) : undefined;
    if (at < cursor.at || (last && at > last.at)) continue;
    const hit = { id: columns.ids[row] as string, at };
    if ((last && !isBefore(hit, last)) || !isBefore(cursor, hit)) continue;
    if (last) page.pop();
    let before = page.length;
    while (before && isBefore(hit, page[before - 1] as HitRow)) before--;
    page.splice(before, 0, hit);
  }
  return page;
}

function placeOf(columns: BikeColumns, sort: PageQuery['sort'], { places }: Bounds): (row: number) => number {
  const of = (column: ArrayLike<number>, sign: 1 | -1) => (row: number) => sign * (column[row] as number);
  switch (sort) {
    case 'best':
      return of(columns.freshness, -1);
    case 'price-up':
      return of(columns.cents, 1);
    case 'price-down':
      return of(columns.cents, -1);
    case 'kilometres':
      return of(columns.kilometres, 1);
    case 'value':
      return of(columns.score, -1);
    case 'year':
      return (row) => -((columns.year[row] as number) * YEAR + (columns.cents[row] as number));
    case 'nearest': {
      const nth = new Map(places.map((id, at) => [id, at]));
      const { codes, values } = columns.place;
      return (row) => nth.get(values[codes[row] as number] as number) ?? places.length;
    }
    default:
      return () => 0;
  }
}

/** Those with most of the optional words first, then those with all words in the title. */
function rankOf(columns: BikeColumns, { optional, titled }: Bounds): (row: number) => number {
  const has = new Uint8Array(columns.rows);
  for (const word of optional) for (const row of columns.rowsWith(word)) has[row] = (has[row] as number) + 1;
  const inTitle = new Uint8Array(columns.rows).fill(Number(titled.length === 0));
  for (const row of rowsWithAll(
    columns,
    titled.map((word) => `^${word}`),
  ))
    inTitle[row] = 1;
  return (row) => {
    const tier = 2 * (optional.length - (has[row] as number)) + Number(!inTitle[row]);
    return tier * TIER - (columns.freshness[row] as number);
  };
}
