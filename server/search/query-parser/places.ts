import { KM_PER_MILE } from '#contract/distance.ts';
import type { Place } from '#contract/places.ts';
import { DEFAULT_RADIUS } from '#contract/search-address.ts';
import { plainWords } from '../../catalogue/catalogue.ts';
import { type CalledPlace, placeCalled, placeIn } from '../../geography/geography.ts';
import { everydayWords } from '../../text/common-words.ts';
import { fillers } from './fillers.ts';
import { placeText } from './labels.ts';
import type { Meaning } from './meaning.ts';
import { isNumber, joined, left, runs, type Sentence, take, type Word, wordsBetween } from './words.ts';

/** Most sellers are here, so smaller towns count as well known. */
const HOME = new Set(['IN', 'PK', 'BD', 'LK', 'NP', 'BT', 'MV', 'AF', 'MM', 'VN']);
const SMALLEST_AT_HOME = 15;
const SMALLEST = 150;
const SHORTEST = 3;
/** Words of this length are unlikely to be another word. */
const LONG = 7;
const LONGEST = 4;
const FURTHEST = 500;
const BEFORE_PLACE = new Set(['in', 'near', 'around', 'at', 'from', 'of', 'within', 'nearby', 'to']);

const DISTANCE =
  /(?<![\p{L}\d.,])(?:(?:within|in|around|about|up\s?to|max|near|<)\s*)?(\d{1,3})\s*(km|kms|kilomet(?:er|re)s?|miles?|mi)\b(?:\s*(?:radius|around|of|from|near|to|away\s+from))*/iu;

interface Radius {
  words: Word[];
  within: number;
}

/** A small distance, valid only with a place. */
function radiusIn(sentence: Sentence): Radius | undefined {
  const found = DISTANCE.exec(sentence.text);
  const within = Math.round(Number(found?.[1]) * (/^mi/i.test(found?.[2] ?? '') ? KM_PER_MILE : 1));
  const words = found && wordsBetween(sentence, found.index, found.index + found[0].length);
  return words?.length && within > 0 && within <= FURTHEST ? { words, within } : undefined;
}

export function placeMeant(sentence: Sentence, chosenRadius?: number): Meaning | undefined {
  const radius = radiusIn(sentence);
  const free = left(sentence).filter((word) => !radius?.words.includes(word));
  const named = longestPlace(sentence, free);
  if (!named) return undefined;
  const within = chosenRadius ?? radius?.within ?? DEFAULT_RADIUS;
  const words = [...named.words, ...(radius?.words ?? [])];
  take(words);
  return placeMeaning(named.place, within, words);
}

export const placeMeaning = (place: Place, within: number, words: readonly Word[]): Meaning => ({
  kind: 'place',
  text: placeText(place.name, within),
  filters: { place, within },
  words,
});

function longestPlace(sentence: Sentence, free: Word[]): { place: Place; words: Word[] } | undefined {
  for (const words of runs(free, LONGEST)) {
    if (!isUnbroken(sentence, words)) continue;
    const found = placeCalled(joined(words));
    if (!found || !(isWellKnown(words, found) || isAfterPreposition(sentence, words))) continue;
    const [place, larger] = inLarger(found.place, words, sentence);
    return { place, words: [...preposition(sentence, words), ...words, ...larger] };
  }
  return undefined;
}

export function isWellKnown(words: readonly Pick<Word, 'text'>[], { place, population }: CalledPlace): boolean {
  const key = words.map(({ text }) => text).join('');
  if (key.length < SHORTEST || words.every((word) => isPlain(word.text) || isNumber(word))) return false;
  if (words.length > 1) return true;
  const isLong = key.length >= LONG;
  return population >= (HOME.has(place.country) ? (isLong ? 0 : SMALLEST_AT_HOME) : SMALLEST);
}

const isPlain = (text: string) => fillers.has(text) || plainWords.has(text) || everydayWords.has(text);

function isUnbroken({ words }: Sentence, run: Word[]): boolean {
  const first = words.indexOf(run[0] as Word);
  return run.every((word, at) => words[first + at] === word) && !run.every(isNumber);
}

function preposition({ words }: Sentence, run: Word[]): Word[] {
  const before = words[words.indexOf(run[0] as Word) - 1];
  return before && !before.isTaken && BEFORE_PLACE.has(before.text) ? [before] : [];
}

const isAfterPreposition = (sentence: Sentence, run: Word[]) => {
  const { words } = sentence;
  const before = words[words.indexOf(run[0] as Word) - 1];
  return before !== undefined && BEFORE_PLACE.has(before.text) && !run.every(({ text }) => fillers.has(text));
};

/** `salem oregon`, `mirpur, dhaka`. */
function inLarger(place: Place, run: Word[], { words }: Sentence): [Place, Word[]] {
  const next = words.indexOf(run.at(-1) as Word) + 1;
  for (let length = 3; length > 0; length--) {
    const larger = words.slice(next, next + length);
    if (larger.length < length || larger.some(({ isTaken }) => isTaken)) continue;
    const found = placeIn(joined(run), joined(larger));
    if (found) return [found, larger];
  }
  return [place, []];
}
