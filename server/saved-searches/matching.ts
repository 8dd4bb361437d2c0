import type { AppContext } from '../context.ts';
import type { Db, Sql } from '../database/connect.ts';
import { tellOfFavourites } from '../favourites/favourites.ts';
import { anchorsOfBike } from '../search/reverse-search/reverse-search.ts';
import { eventsOf } from './events.ts';
import * as queries from './matching-queries.ts';
import { inPace, type Pace, type Step } from './pace.ts';
import { understandAgain } from './understanding.ts';

const SEARCHES_AT_ONCE = 500;
const BIKES_AGAIN = 20;
const FIRST = '00000000-0000-0000-0000-000000000000';
const BEGINNING = { changedAt: '-infinity', id: FIRST };

/** Bikes that came or changed, against all saved searches. */
export async function matchSavedSearches({ sql }: Pick<AppContext, 'sql'>, left?: AbortSignal) {
  const [newest] = await queries.newestChange(sql);
  if (!newest?.at) return;
  await understandAgain(sql, newest.at);
  await inPace((pace) => matchNext(sql, pace), left);
  while (!left?.aborted && (await matchAgain(sql, left)) > 0);
}

/** A step is one transaction with its progress, so that a crash repeats and loses nothing. */
function matchNext(sql: Sql, { size, passed, taken }: Pace): Promise<Step> {
  return sql.begin(async (db) => {
    const changes = await queries.takeChanges(db, size, passed);
    if (!changes.length) return 'nothing';
    const ids = changes.map(({ id }) => id);
    taken(ids);
    const { bikes, last } = await matchChanges(db, changes);
    if (last) {
      await queries.markMatchedTo(db, ids, last);
      return 'part';
    }
    await tellOfFavourites(db, eventsOf(changes, bikes));
    await queries.markMatched(db, ids);
    return 'whole';
  });
}

/** Searches whose words got another meaning, against the bikes that came or changed lately. */
async function matchAgain(sql: Sql, left?: AbortSignal): Promise<number> {
  const searches = (await queries.meaningOther(sql, SEARCHES_AT_ONCE)).map(({ id }) => id);
  for (let after: typeof BEGINNING | undefined = BEGINNING; searches.length && after; ) {
    if (left?.aborted) return 0;
    const changes: queries.ChangeRow[] = await queries.changesAfter(sql, after, BIKES_AGAIN);
    if (changes.length) await sql.begin((db) => matchChanges(db, changes, searches));
    after = changes.at(-1);
  }
  if (searches.length) await queries.markMatchedAgain(sql, searches);
  return searches.length;
}

async function matchChanges(db: Db, changes: queries.ChangeRow[], only?: string[]) {
  const ids = [...new Set(changes.map(({ productId }) => productId))];
  const bikes = await queries.bikes(db, ids);
  const found = bikes
    .flatMap((bike) => statesOf(bike, changes))
    .map((state) => ({ ...state, ...(only && { matched_to: FIRST }) }));
  const states = db.json(found as never);
  await queries.preferIndexes(db);
  const [{ last = null } = {}] = await queries.match(db, { only: Boolean(only) }, { states, ...(only && { only }) });
  await queries.unmatch(db, {}, { states, ids });
  return { bikes, last };
}

/** As it is, and as it was before the first of its changes. */
function statesOf({ id, entry, brandName, sellerId }: queries.BikeRow, changes: queries.ChangeRow[]): queries.State[] {
  if (!entry) return [];
  const own = changes.filter(({ productId }) => productId === id);
  const before = own[0]?.before;
  const state = (of: queries.ShelfRow, is_now: boolean) => ({
    entry: of,
    is_now,
    changed_at: own.at(-1)?.changedAt ?? '',
    matched_to: matchedTo(own),
    seller_id: sellerId,
    brand_name: brandName,
    anchors: anchorsOfBike(of, brandName),
  });
  return [state(entry, true), ...(before ? [state(before, false)] : [])];
}

/** Changes of a bike count as one; the one that is least far decides. */
const matchedTo = (changes: queries.ChangeRow[]) =>
  changes.map((change) => change.matchedTo ?? FIRST).sort()[0] ?? FIRST;
