import { HIGHEST_ID, MOST_RANKED, TIER, tierOf, UNRANKED, withoutTier } from '../cursor.ts';
import { type HitRow, MOST_HITS } from '../hit.ts';
import { isFalling } from '../order.ts';
import type { PageQuery } from '../page-query.ts';
import { startOf } from '../start.ts';
import type { BikeColumns } from './bike-columns.ts';
import { heldBy, type LookedAt, type Sampled } from './looked-at.ts';
import { matches } from './missed-filters.ts';
import { pageInOrder } from './page-in-order.ts';
import { currentRows } from './parts.ts';
import type { Ordered } from './sort-orders.ts';
import { type PageStart, rankOf, sortKeysOf, topRows } from './top-rows.ts';

type Wanted = Pick<PageQuery, 'sort' | 'bounds' | 'cursor'>;

/** The page after the cursor. */
export function findRows(columns: BikeColumns, looked: LookedAt, wanted: Wanted): HitRow[] {
  const { sort, bounds, cursor } = wanted;
  const isRanking = sort === 'best' && (bounds.titled.length > 0 || bounds.optional.length > 0);
  const fitting = looked.lead.rows <= columns.sizes.paged ? allMatches(columns, looked) : undefined;
  if (!isRanking) return findInOrder(columns, looked, wanted, fitting);
  const isFirst = cursor.at === startOf('best', bounds).at && cursor.id === HIGHEST_ID;
  const most = isFirst ? MOST_RANKED.first : MOST_RANKED.later;
  if (tierOf(cursor) < UNRANKED && fitting && fitting.length <= most)
    return hits(columns, fitting, { cursor, falling: true, sortKeys: rankOf(columns, bounds) });
  const unranked = findInOrder(columns, looked, { ...wanted, cursor: withoutTier(cursor) }, fitting);
  return unranked.map((bike) => ({ ...bike, at: bike.at + UNRANKED * TIER }));
}

function findInOrder(columns: BikeColumns, looked: LookedAt, { sort, bounds, cursor }: Wanted, fitting?: Uint32Array) {
  const start: PageStart = { cursor, falling: isFalling(sort), sortKeys: sortKeysOf(columns, sort, bounds) };
  const order = orderOf(columns, sort, bounds);
  const most = mostInOrder(order, looked, fitting);
  const ordered = order && most ? pageInOrder(columns, looked.missedBy, order, start, most) : undefined;
  if (!ordered) return hits(columns, fitting ?? allMatches(columns, looked), start);
  const page = topRows(columns, ordered, start);
  return fitting ? page.map((hit) => ({ ...hit, fitting: fitting.length })) : page;
}

function orderOf({ orders, place }: BikeColumns, sort: PageQuery['sort'], { places }: PageQuery['bounds']) {
  if (sort !== 'nearest') return orders.of(sort);
  return places.length ? orders.newestOfEach(places.flatMap((id) => place.codeOf(id) ?? [])) : undefined;
}

/** Rows of a sort order that take no longer to read than all matches; 0 where the page is likely to take more. */
function mostInOrder(order: Ordered | undefined, { lead }: LookedAt, fitting?: Uint32Array): number {
  if (!order) return 0;
  const most = fitting ? fitting.length / 2 : lead.rows;
  const matching = fitting?.length ?? (lead.rows * matchesIn(lead)) / lead.read.length;
  return (MOST_HITS * order.length) / matching < most ? most : 0;
}

function matchesIn({ missed }: Sampled): number {
  let count = 0;
  for (const bits of missed) count += Number(bits === 0);
  return count;
}

const hits = (columns: BikeColumns, fitting: Uint32Array, start: PageStart): HitRow[] =>
  topRows(columns, fitting, start).map((hit) => ({ ...hit, fitting: fitting.length }));

function allMatches(columns: BikeColumns, { lead, missedBy }: LookedAt): Uint32Array {
  if (lead.whole) return matches(columns, lead.read, lead.missed);
  const rows = currentRows(columns, lead, lead.rows);
  return matches(columns, rows, missedBy(rows, heldBy(lead)));
}
