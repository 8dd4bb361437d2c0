import { brandCalled, catalogueWords, familyCalled, plainWords } from '../../catalogue/catalogue.ts';
import { type CalledPlace, isArea, placeCalled, placeLike } from '../../geography/geography.ts';
import { everydayWords } from '../../text/common-words.ts';
import { squash } from '../../text/normalize.ts';
import { fillers } from './fillers.ts';
import { isWellKnown } from './places.ts';
import { romanised } from './romanised.ts';
import { type Guess, RARITY } from './spelling-candidates.ts';
import { isBody } from './traits.ts';
import type { Vocabulary } from './vocabulary.ts';
import { isNumber, joined, left, runs, type Sentence, type Word } from './words.ts';

const SHORTEST = 3;
/** Frequency ratio (log10) at which a word from titles is an error; higher where the guess is no name. */
const MISTAKEN = {
  slip: { more: 0.2, perCost: 0.5, cost: 0.85 },
  name: { more: 0.4, perCost: 0.9 },
  word: { more: 1.4, perCost: 0.9 },
  shortest: 4,
};
/** Bonus (log10) for a guess that forms a name with its neighbour. */
const TOGETHER = 1.5;
/** Above this edit cost a similar place wins. */
const FAR = 1.2;
/** In thousands: smaller towns need a preposition before them. */
const LARGE = 100;
const BEFORE_PLACE = new Set(['in', 'near', 'around', 'at', 'of', 'from']);

export function correct(sentence: Sentence, vocabulary: Vocabulary) {
  const named = partsOfNames(sentence);
  for (const word of left(sentence)) {
    if (isNumber(word) || named.has(word) || isKnown(word.text) || vocabulary.brands.has(word.text)) continue;
    const correction = correctionOf(word, sentence, vocabulary);
    if (!correction) continue;
    word.text = correction;
    word.isCorrected = true;
  }
}

export const isKnown = (text: string): boolean =>
  fillers.has(text) ||
  plainWords.has(text) ||
  catalogueWords().has(text) ||
  brandCalled(text) !== undefined ||
  familyCalled(text) !== undefined ||
  isBody(text) ||
  isArea(text);

/** `pul sar`: neither part is misspelled. */
function partsOfNames(sentence: Sentence): Set<Word> {
  const isName = (words: Word[]) => {
    const key = joined(words);
    return familyCalled(key) || brandCalled(key) || placeCalled(key);
  };
  const found = runs(left(sentence), 4).filter(
    (words) => words.length > 1 && words.some((word) => !isNumber(word)) && isName(words),
  );
  return new Set(found.flat());
}

function correctionOf(word: Word, sentence: Sentence, vocabulary: Vocabulary): string | undefined {
  const { guess, titles } = vocabulary;
  const typed = word.text;
  const isForeign = romanised(typed) !== undefined;
  if (typed.length < SHORTEST && !isForeign) return undefined;
  const place = placeCalled(typed);
  if (place && isWellKnown([word], place)) return undefined;
  const often = titles.get(typed) ?? 0;
  if (often && (isForeign || typed.length < MISTAKEN.shortest)) return undefined;
  const [best] = guess(typed)
    .map((one) => ({ ...one, together: goesTogether(one, word, sentence) }))
    .filter((one) => one.together || (one.word.length > 1 && !everydayWords.has(typed)))
    .filter((one) => !often || isMistaken(one, often))
    .map((one) => ({ ...one, score: one.score + (one.together ? TOGETHER : 0) }))
    .sort((a, b) => b.score - a.score);
  const isNamedPlace = isAfterPreposition(word, sentence);
  const like = often || (everydayWords.has(typed) && !isNamedPlace) ? undefined : placeLike(typed);
  if (like && (isNamedPlace || (isLarge(like) && (!best || best.cost > FAR)))) return squash(like.place.name);
  return best && secondCorrection(best.word, vocabulary);
}

/** Titles contain errors, too. */
function secondCorrection(word: string, { guess, titles }: Vocabulary): string {
  const often = catalogueWords().has(word) ? 0 : (titles.get(word) ?? 0);
  const [best] = often ? guess(word) : [];
  return best && isMistaken(best, often) ? best.word : word;
}

function isMistaken({ word, score, cost }: Guess, often: number): boolean {
  const more = score + RARITY * cost - Math.log10(often);
  const { slip, name, word: other } = MISTAKEN;
  const least = !catalogueWords().has(word) ? other : cost <= slip.cost ? slip : name;
  return more >= least.more + least.perCost * cost;
}

function goesTogether({ word }: Guess, typed: Word, { words }: Sentence): boolean {
  const at = words.indexOf(typed);
  const [before, behind] = [words[at - 1], words[at + 1]];
  return Boolean((behind && familyCalled(word + behind.text)) || (before && familyCalled(before.text + word)));
}

const isLarge = ({ population }: CalledPlace) => population >= LARGE;

function isAfterPreposition(word: Word, { words }: Sentence): boolean {
  return BEFORE_PLACE.has(words[words.indexOf(word) - 1]?.text ?? '');
}
