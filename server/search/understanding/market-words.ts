import type { Sql } from '../../database/connect.ts';
import { type Vocabulary, vocabularyOf } from './vocabulary.ts';
import * as queries from './vocabulary-queries.ts';

const SAMPLE = { rows: 20_000, words: 20_000 };
/** Learning again may take one part in so many of the time. */
const SHARE = 300;
const [SOONEST_MS, LATEST_MS] = [1_000, 5 * 60_000];

interface Kept {
  vocabulary: Promise<Vocabulary>;
  /** When it is to be learned again. */
  until: number;
}

const kept = new WeakMap<Sql, Kept>();

/** The words of the market's titles. They are learned again from time to time, for which nobody waits but the first. */
export function marketWords(sql: Sql): Promise<Vocabulary> {
  const known = kept.get(sql);
  if (!known) return learn(sql);
  if (known.until < Date.now()) void learn(sql, known).catch(() => {});
  return known.vocabulary;
}

async function learn(sql: Sql, before?: Kept): Promise<Vocabulary> {
  const begun = performance.now();
  const loading = loadVocabulary(sql);
  const now: Kept = before ?? { vocabulary: loading, until: 0 };
  now.until = Number.POSITIVE_INFINITY;
  kept.set(sql, now);
  try {
    await loading;
    now.vocabulary = loading;
    return await loading;
  } catch (error) {
    if (!before) kept.delete(sql);
    throw error;
  } finally {
    const took = performance.now() - begun;
    now.until = Date.now() + Math.min(Math.max(took * SHARE, SOONEST_MS), LATEST_MS);
  }
}

export async function loadVocabulary(sql: Sql): Promise<Vocabulary> {
  const [words, brands] = await Promise.all([queries.wordsOfTitles(sql, SAMPLE), queries.brandsOnSale(sql)]);
  return vocabularyOf(
    new Map(words.map(({ word, titles }) => [word, titles])),
    brands.map(({ name }) => name),
  );
}
