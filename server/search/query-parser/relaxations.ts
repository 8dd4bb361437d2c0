import type { SearchWish } from '#contract/search.ts';
import { everydayWords } from '../../text/common-words.ts';
import { fillers } from './fillers.ts';
import { RELAXATIONS, type Understood, understand } from './query-parser.ts';
import type { Vocabulary } from './vocabulary.ts';

export function* relaxations(wish: SearchWish, vocabulary: Vocabulary): Generator<Understood> {
  if (!wish.q || wish.literal) return;
  let required = requirementsOf(understand(wish, vocabulary, 0));
  for (const relaxation of RELAXATIONS.slice(1)) {
    const understood = understand(wish, vocabulary, relaxation);
    const left = requirementsOf(understood);
    if (left < required && (left > 0 || isEveryday(understood))) yield understood;
    required = left;
  }
}

const requirementsOf = ({ filters, words, unwanted, unwantedBodies }: Understood): number =>
  Object.keys(filters).length + words.length + unwanted.length + unwantedBodies.length;

/** Common words alone match all bikes, unknown words none. */
const isEveryday = ({ optional }: Understood) => optional.every((word) => everydayWords.has(word) || fillers.has(word));
