import { setImmediate } from 'node:timers/promises';
import type { Sql } from '../database/connect.ts';
import { databaseNow } from '../database/now.ts';
import { loadVocabulary, meaningOf, type Vocabulary } from '../search/reverse-search/reverse-search.ts';
import * as queries from './matching-queries.ts';

/** Words mean what the market makes of them. A run takes the oldest ones, so that its cost has a bound. */
const MOST_UNDERSTOOD = 5_000;
const AT_ONCE = 100;

/** Takes meanings anew that are older than the newest change. */
export async function understandAgain(sql: Sql, newest: string) {
  const stale = await queries.understoodBefore(sql, newest, MOST_UNDERSTOOD);
  if (!stale.length) return;
  const at = await databaseNow(sql);
  const vocabulary = await loadVocabulary(sql);
  for (let from = 0; from < stale.length; from += AT_ONCE) {
    const some = stale.slice(from, from + AT_ONCE);
    const meanings = some.flatMap((search) => understood(search, vocabulary));
    if (meanings.length) await queries.changeMeanings(sql, meanings);
    await queries.markUnderstood(
      sql,
      some.map(({ id }) => id),
      at,
    );
    await setImmediate();
  }
}

/** An address that this version no longer reads keeps its meaning. */
function understood({ id, address }: { id: string; address: string }, vocabulary: Vocabulary) {
  try {
    return [{ id, ...meaningOf(address, vocabulary).meaning }];
  } catch {
    return [];
  }
}
