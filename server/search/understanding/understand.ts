import type { Meant, SearchWish, Sort } from '#contract/search.ts';
import type { Filters } from '../filters.ts';
import { amountsIn, shortDistancesIn } from './amounts.ts';
import { bareNumbersIn } from './bare-numbers.ts';
import { brandsIn } from './brands.ts';
import { chipsOf } from './chips.ts';
import { chosenIn, isChosen } from './chosen.ts';
import { correctionOf } from './correction.ts';
import { correct } from './corrections.ts';
import { fillers } from './fillers.ts';
import { mendJoints } from './joints.ts';
import type { Meaning } from './meaning.ts';
import { modelsIn } from './models.ts';
import { placeMeant } from './places.ts';
import { bodiesIn, traitsIn } from './traits.ts';
import type { Vocabulary } from './vocabulary.ts';
import { left, type Sentence, sentenceOf } from './words.ts';
import { rangesOfYearsIn, yearsIn } from './years.ts';

export interface Understood extends Pick<Meant, 'chips' | 'correction'> {
  filters: Filters;
  /** Folded words that nothing else was understood from. */
  words: string[];
  /** Words by which models, brands and body types were named: what has them in its title is what was meant before anything else. */
  named: string[];
  sort: Sort;
}

/** What a search is for: from free text and from what was chosen, which counts more. */
export function understand(wish: SearchWish, vocabulary: Vocabulary): Understood {
  const chosen = chosenIn(wish);
  const sentence = sentenceOf(wish.q ?? '');
  const meanings = meaningsOf(sentence, wish, vocabulary).filter(({ kind }) => !isChosen(chosen, kind));
  const filters = { ...combined(meanings), ...chosen };
  const rest = left(sentence).filter(({ text }) => !fillers.has(text));
  const words = [...new Set(rest.map(({ text }) => text))];
  const said = { wish, sentence, meanings, chosen, rest };
  const correction = correctionOf(said);
  const named = namesIn(meanings, vocabulary);
  return {
    filters,
    words,
    named,
    sort: sortOf(wish.sort, [...words, ...named], filters),
    chips: chipsOf(said),
    ...(correction && { correction }),
  };
}

function meaningsOf(sentence: Sentence, wish: SearchWish, vocabulary: Vocabulary): Meaning[] {
  const lastYear = new Date().getUTCFullYear() + 1;
  const told = [...rangesOfYearsIn(sentence), ...amountsIn(sentence), ...yearsIn(sentence), ...traitsIn(sentence)];
  if (!wish.literal) {
    mendJoints(sentence, vocabulary);
    correct(sentence, vocabulary);
  }
  const brands = brandsIn(sentence, vocabulary);
  const named = wish.brand?.map((brand) => brand.toUpperCase()) ?? brands.flatMap(({ filters }) => filters.brand ?? []);
  const models = modelsIn(sentence, named.length ? named : undefined);
  const place = placeMeant(sentence, wish.within);
  return [
    ...told,
    ...brands,
    ...models,
    ...(place ? [place] : []),
    ...bodiesIn(sentence),
    ...shortDistancesIn(sentence),
    ...bareNumbersIn(sentence, lastYear),
  ];
}

/** In so many titles of the sample, a spelling is as good as ours. */
const COMMON = 10;

/** As the market writes them; `touring` is a body type and stands in names. */
function namesIn(meanings: Meaning[], { titles }: Vocabulary): string[] {
  const wordsOf = (...kinds: Meaning['kind'][]) =>
    meanings.filter(({ kind }) => kinds.includes(kind)).flatMap(({ words }) => words);
  const bodies = wordsOf('body').filter(({ text }) => (titles.get(text) ?? 0) >= COMMON && !fillers.has(text));
  const words = [...wordsOf('brand', 'model'), ...bodies];
  return [...new Set(words.map(({ text, typed }) => ((titles.get(typed) ?? 0) >= COMMON ? typed : text)))];
}

/** Several brands, models and body types may fit; of limits the last one holds. */
function combined(meanings: Meaning[]): Filters {
  const all: Record<string, unknown> = {};
  for (const { filters } of meanings)
    for (const [field, value] of Object.entries(filters)) {
      const before = all[field];
      all[field] = Array.isArray(value) && Array.isArray(before) ? [...new Set([...before, ...value])] : value;
    }
  return all as Filters;
}

/** Without another wish what fits best comes first where there are words, else the newest. */
function sortOf(sort: Sort | undefined, words: string[], { place }: Filters): Sort {
  const isPossible = (sort !== 'best' || words.length > 0) && (sort !== 'nearest' || place !== undefined);
  return sort && isPossible ? sort : words.length ? 'best' : 'newest';
}
