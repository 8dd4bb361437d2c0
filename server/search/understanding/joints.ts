import { brandCalled, catalogueWords, familyCalled } from '../../models/models.ts';
import { isKnown } from './corrections.ts';
import { fillers } from './fillers.ts';
import type { Vocabulary } from './vocabulary.ts';
import { isNumber, type Sentence, type Word } from './words.ts';

const SHORTEST_PART = 2;
const SHORTEST_WHOLE = 5;
/** More errors beside a space in the wrong place are too many. */
const HIGHEST_COST = 1.1;

/** Tells words apart that were written as one, and joins those that were torn apart. */
export function mendJoints(sentence: Sentence, vocabulary: Vocabulary) {
  sentence.words = sentence.words.flatMap((word) => (isUnknown(word, vocabulary) ? (parts(word) ?? [word]) : [word]));
  for (let at = 0; at + 1 < sentence.words.length; at++) {
    const whole = joinedAt(sentence, at, vocabulary);
    if (whole) sentence.words.splice(at, 2, whole);
  }
}

const isUnknown = (word: Word, { titles, brands }: Vocabulary) =>
  !word.isTaken && !isNumber(word) && !isKnown(word.text) && !titles.has(word.text) && !brands.has(word.text);

/** `bajajpulsar`: both parts are names, the first one as long as can be. */
function parts(word: Word): Word[] | undefined {
  const { text, typed, start, end } = word;
  for (let at = text.length - SHORTEST_PART; at >= SHORTEST_PART; at--) {
    const [one, other] = [text.slice(0, at), text.slice(at)];
    if (!isName(one) || !(isName(other) || familyCalled(one + other))) continue;
    const middle = typed.length === end - start ? start + at : end;
    return [
      { ...word, text: one, end: middle },
      { ...word, text: other, start: middle },
    ];
  }
  return undefined;
}

const isName = (text: string) =>
  !fillers.has(text) &&
  (brandCalled(text) !== undefined ||
    familyCalled(text) !== undefined ||
    (text.length > 2 && catalogueWords().has(text)));

/** `pul ser`: together they are nearer to a name than each by itself. */
function joinedAt({ words, text }: Sentence, at: number, vocabulary: Vocabulary): Word | undefined {
  const [one, other] = [words[at], words[at + 1]];
  if (!one || !other || !isUnknown(one, vocabulary) || !isUnknown(other, vocabulary)) return undefined;
  const whole = one.text + other.text;
  if (whole.length < SHORTEST_WHOLE || text.slice(one.end, other.start).trim()) return undefined;
  const [best] = vocabulary.guess(whole);
  const apart = [one, other].map((word) => vocabulary.guess(word.text)[0]?.cost ?? Number.POSITIVE_INFINITY);
  if (!best || best.cost > HIGHEST_COST || apart.some((cost) => cost < best.cost)) return undefined;
  return { ...one, text: best.word, end: other.end, isCorrected: true };
}
