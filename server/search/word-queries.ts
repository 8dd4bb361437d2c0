import type { Db } from '../database/connect.ts';
import type { Bounds } from './bounds.ts';
import { among, fits } from './fits.ts';
import { fixed } from './fixed.ts';

/** No further is counted. */
export const MOST_COUNTED = 1_000;

/** How many bikes there are without one of the words, for some of them. */
export const withoutWord = (db: Db, { bounds, brands }: { bounds: Bounds; brands: string[] }, words: string[]) => {
  const others = (left: string) => bounds.words.filter((word) => word !== left);
  return db<{ word: string; bikes: number }[]>`
    ${words.map(
      (word, nth) => db`
        ${nth ? db`union all` : db``} select ${word}::text as word, count(*) as bikes from (
          select from shelf where terms @> ${others(word)}::text[] and ${among(db, brands)}
            and ${fits(db, { ...bounds, words: [] })} limit ${fixed(db, MOST_COUNTED + 1)}) counted`,
    )}`;
};
