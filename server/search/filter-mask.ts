import type { Chip } from '#contract/search.ts';

type FilterName = Exclude<Chip['kind'], 'words' | 'not'>;

/** One bit for each filter that a bike misses. */
export const FILTER_BITS: Record<FilterName, number> = {
  brand: 1,
  model: 2,
  body: 4,
  condition: 8,
  owners: 16,
  verified: 32,
  price: 64,
  year: 128,
  kilometres: 256,
  engine: 512,
  place: 1024,
  goodPrice: 2048,
};

export const MOST_WORDS = 6;
export const MOST_UNWANTED = 3;

export const missedWord = (at: number) => 4096 << at;
export const WORD_BITS = Array.from({ length: MOST_WORDS }, (_, at) => missedWord(at)).reduce(
  (all, bit) => all | bit,
  0,
);

export const MISSED_BY_BEING_UNWANTED = missedWord(MOST_WORDS);
