import { v7 as newId } from 'uuid';
import { type AlertFrequency, MOST_SAVED_SEARCHES, type SavedSearch } from '#contract/saved-searches.ts';
import { t } from '#language/t.ts';
import type { AppContext } from '../context.ts';
import type { Db, Sql } from '../database/connect.ts';
import { conflict, invalid, notFound } from '../http/errors.ts';
import type { Viewer } from '../http/viewer.ts';
import { productsOnMarket } from '../products/products.ts';
import { marketWords, meaningOf } from '../search/reverse-search/reverse-search.ts';
import { lockMember } from '../users/membership/membership.ts';
import * as queries from './queries.ts';

export { forgetOldMatches } from './forgetting.ts';
export { matchSavedSearches } from './matching.ts';
export { tellOfMatches } from './telling.ts';

interface Wish {
  name: string;
  address: string;
  told: AlertFrequency;
  utcOffset: number;
}

export async function saveSearch({ sql }: Pick<AppContext, 'sql'>, viewer: Viewer, wish: Wish) {
  const { name, address, told, utcOffset } = wish;
  const { meaning, asksForAll } = meaningOf(address, await marketWords(sql));
  if (asksForAll) throw invalid('address', t('This search asks for every bike. Please say first what you look for.'));
  const has_words = new URLSearchParams(address).has('q');
  const search = { id: newId(), person_id: viewer.id, name, address, told, utc_offset: utcOffset, has_words };
  return sql.begin(async (db) => {
    await lockMember(db, viewer.id, { exclusive: true });
    const [saved] = await queries.insert(db, search, meaning);
    if (!saved) throw full();
    return saved.id;
  });
}

const full = () =>
  conflict(
    'saved-searches-full',
    t(
      'You have {most, plural, one {# saved search} other {# saved searches}}, and that is as many as there can be. Please remove one first.',
      { most: MOST_SAVED_SEARCHES },
    ),
  );

export async function listSavedSearches(sql: Sql, viewer: Viewer): Promise<SavedSearch[]> {
  const rows = await queries.ofPerson(sql, viewer.id);
  const ids = [...new Set(rows.flatMap(({ productIds }) => productIds))];
  const products = new Map((await productsOnMarket(sql, viewer, ids)).map((product) => [product._id, product]));
  return rows.map(({ id, savedAt, productIds, ...search }) => ({
    ...search,
    _id: id,
    savedAt: savedAt.toISOString(),
    products: productIds.flatMap((productId) => products.get(productId) ?? []),
  }));
}

export async function countNewMatches(sql: Sql, viewer: Viewer) {
  const [{ count = 0 } = {}] = await queries.countNew(sql, viewer.id);
  return count;
}

interface Change extends Pick<Wish, 'name' | 'told'> {
  utcOffset?: number | undefined;
}

export async function changeSavedSearch(sql: Sql, { id: personId }: Viewer, id: string, wish: Change) {
  const { count } = await queries.change(sql, { id, personId }, wish);
  return count || refuse();
}

export async function openSavedSearch(sql: Sql, viewer: Viewer, id: string) {
  const [seen] = await queries.see(sql, id, viewer.id);
  return seen?.ids ?? refuse();
}

export async function removeSavedSearch(sql: Sql, viewer: Viewer, id: string) {
  const { count } = await queries.remove(sql, id, viewer.id);
  return count || refuse();
}

function refuse(): never {
  throw notFound('saved search');
}

export async function savedSearchesOf(sql: Sql, personId: string) {
  const rows = await queries.everyOf(sql, personId);
  return rows.map(({ name, address, told, savedAt }) => ({ name, address, told, savedAt: savedAt.toISOString() }));
}

export async function forgetSavedSearchesOf(db: Db, personId: string) {
  await queries.forget(db, personId);
}
