import type { BodyType } from '#contract/models.ts';
import type { Meant, SearchWish, Sort } from '#contract/search.ts';
import { everydayWords } from '../../text/common-words.ts';
import type { Filters } from '../filters.ts';
import { amountsIn, shortDistancesIn } from './amounts.ts';
import { bareNumbersIn } from './bare-numbers.ts';
import { brandsIn } from './brands.ts';
import { asksForCheapest } from './cheapest.ts';
import { chipsOf } from './chips.ts';
import { chosenIn, isChosen } from './chosen.ts';
import { correctionOf } from './correction.ts';
import { correct } from './corrections.ts';
import { fillers } from './fillers.ts';
import type { Meaning } from './meaning.ts';
import { modelsIn } from './models.ts';
import { placeMeant } from './places.ts';
import { bodiesIn, traitsIn } from './traits.ts';
import { unwantedIn } from './unwanted.ts';
import type { Vocabulary } from './vocabulary.ts';
import { mendJoints } from './word-splitting.ts';
import { left, type Sentence, sentenceOf, type Word } from './words.ts';
import { rangesOfYearsIn, yearsIn } from './years.ts';

export interface Understood extends Pick<Meant, 'chips' | 'correction'> {
  relaxation: Relaxation;
  filters: Filters;
  /** Folded words without a meaning: all are required. */
  words: string[];
  /** Rank matches, never exclude. */
  optional: string[];
  /** Each entry excludes bikes that contain all its words. */
  unwanted: string[][];
  unwantedBodies: BodyType[];
  /** Words of recognised models, brands and body types; title matches rank first. */
  named: string[];
  sort: Sort;
}

/** What becomes optional: common words; all words; also traits; also the place. */
export const RELAXATIONS = [0, 1, 2, 3] as const;
export type Relaxation = (typeof RELAXATIONS)[number];

const TRAITS: Meaning['kind'][] = ['body', 'condition', 'owners', 'verified', 'kilometres', 'engine'];
const OPTIONAL_FROM = new Map<Meaning['kind'], Relaxation>([...TRAITS.map((kind) => [kind, 2] as const), ['place', 3]]);

/** Chosen filters override those from free text. */
export function understand(wish: SearchWish, vocabulary: Vocabulary, relaxation: Relaxation = 0): Understood {
  const chosen = chosenIn(wish);
  const sentence = sentenceOf(wish.q ?? '');
  const cheapest = asksForCheapest(sentence);
  const meanings = meaningsOf(sentence, wish, vocabulary).filter(({ kind }) => !isChosen(chosen, kind));
  const isOptional = ({ kind }: Meaning) => relaxation >= (OPTIONAL_FROM.get(kind) ?? RELAXATIONS.length);
  const firm = meanings.filter((meaning) => !isOptional(meaning));
  const filters = { ...combined(firm), ...chosen };
  const rest = left(sentence).filter(({ text }) => !fillers.has(text));
  const isLoose = ({ text }: Word) =>
    relaxation > 0 || (!wish.literal && everydayWords.has(text) && (firm.length > 0 || !rest.every(isEveryday)));
  const words = textsOf(rest.filter((word) => !isLoose(word)));
  const optional = textsOf([...rest.filter(isLoose), ...meanings.filter(isOptional).flatMap((one) => one.words)]);
  const parsed = { wish, sentence, meanings, chosen, rest, isOptional, isLoose };
  const correction = correctionOf(parsed);
  const named = namesIn(firm, vocabulary);
  return {
    relaxation,
    filters,
    words,
    optional,
    unwanted: firm.flatMap(({ unwanted }) => (unwanted ? [[...unwanted]] : [])),
    unwantedBodies: firm.flatMap(({ unwantedBody }) => unwantedBody ?? []),
    named,
    sort: sortOf(wish.sort ?? cheapest, filters),
    chips: chipsOf(parsed),
    ...(correction && { correction }),
  };
}

const isEveryday = ({ text }: Word) => everydayWords.has(text);
const textsOf = (words: readonly Word[]) => [
  ...new Set(words.flatMap(({ text }) => (fillers.has(text) ? [] : [text]))),
];

function meaningsOf(sentence: Sentence, wish: SearchWish, vocabulary: Vocabulary): Meaning[] {
  const lastYear = new Date().getUTCFullYear() + 1;
  const beforeCorrection = [
    ...traitsIn(sentence),
    ...unwantedIn(sentence, vocabulary),
    ...rangesOfYearsIn(sentence),
    ...amountsIn(sentence),
    ...yearsIn(sentence),
  ];
  if (!wish.literal) {
    mendJoints(sentence, vocabulary);
    correct(sentence, vocabulary);
  }
  const brands = brandsIn(sentence, vocabulary);
  const named = wish.brand?.map((brand) => brand.toUpperCase()) ?? brands.flatMap(({ filters }) => filters.brand ?? []);
  const models = modelsIn(sentence, named.length ? named : undefined);
  const place = placeMeant(sentence, wish.within);
  return [
    ...beforeCorrection,
    ...brands,
    ...models,
    ...(place ? [place] : []),
    ...bodiesIn(sentence),
    ...shortDistancesIn(sentence),
    ...bareNumbersIn(sentence, lastYear),
  ];
}

/** From this many titles, the market's spelling is as valid as the catalogue's. */
const COMMON = 10;

/** In the market's spelling. Body types are only used without names: `touring` is part of names. */
function namesIn(meanings: Meaning[], { titles }: Vocabulary): string[] {
  const wordsOf = (...kinds: Meaning['kind'][]) =>
    meanings.filter(({ kind }) => kinds.includes(kind)).flatMap(({ words }) => words);
  const bodies = wordsOf('body').filter(({ text }) => (titles.get(text) ?? 0) >= COMMON && !fillers.has(text));
  const names = wordsOf('brand', 'model');
  const words = names.length ? names : bodies;
  return [...new Set(words.map(({ text, typed }) => ((titles.get(typed) ?? 0) >= COMMON ? typed : text)))];
}

function combined(meanings: Meaning[]): Filters {
  const all: Record<string, unknown> = {};
  for (const { filters } of meanings)
    for (const [field, value] of Object.entries(filters)) {
      const before = all[field];
      all[field] = Array.isArray(value) && Array.isArray(before) ? [...new Set([...before, ...value])] : value;
    }
  return all as Filters;
}

function sortOf(sort: Sort | undefined, { place }: Filters): Sort {
  return sort && (sort !== 'nearest' || place !== undefined) ? sort : 'best';
}
