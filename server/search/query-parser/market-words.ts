import { setImmediate } from 'node:timers/promises';
import type { Sql } from '../../database/connect.ts';
import { learning, type Vocabulary } from './vocabulary.ts';
import * as queries from './vocabulary-queries.ts';

const SAMPLE = { rows: 20_000, words: 20_000 };
/** Lifetime of the vocabulary: a larger one takes longer to index, a larger market longer to read. */
const [MS_A_WORD, TIMES_ITS_LOADING] = [20, 100];
const [SOONEST_MS, LATEST_MS] = [500, 5 * 60_000];

interface CacheEntry {
  vocabulary: Promise<Vocabulary>;
  until: number;
}

const cache = new WeakMap<Sql, CacheEntry>();

/** Cached vocabulary of the titles; only the first caller waits, later loads run in the background. */
export function marketWords(sql: Sql): Promise<Vocabulary> {
  const known = cache.get(sql);
  if (!known) return learn(sql);
  if (known.until < Date.now()) void learn(sql, known).catch(() => {});
  return known.vocabulary;
}

async function learn(sql: Sql, before?: CacheEntry): Promise<Vocabulary> {
  const begun = performance.now();
  const loading = loadVocabulary(sql);
  const now: CacheEntry = before ?? { vocabulary: loading, until: 0 };
  now.until = Number.POSITIVE_INFINITY;
  cache.set(sql, now);
  try {
    const { titles } = await loading;
    now.vocabulary = loading;
    const lifetime = Math.max(titles.size * MS_A_WORD, (performance.now() - begun) * TIMES_ITS_LOADING, SOONEST_MS);
    now.until = Date.now() + Math.min(lifetime, LATEST_MS);
    return await loading;
  } catch (error) {
    if (!before) cache.delete(sql);
    now.until = Date.now() + SOONEST_MS;
    throw error;
  }
}

export async function loadVocabulary(sql: Sql): Promise<Vocabulary> {
  const [words, brands] = await Promise.all([queries.wordsOfTitles(sql, SAMPLE), queries.brandsOnSale(sql)]);
  const steps = learning(
    new Map(words.map(({ word, titles }) => [word, titles])),
    brands.map(({ name }) => name),
  );
  for (let step = steps.next(); ; step = steps.next()) {
    if (step.done) return step.value;
    await setImmediate();
  }
}
