import { brandCalled, catalogueWords, familyCalled, plainWords } from '../../catalogue/catalogue.ts';
import { everydayWords } from '../../text/common-words.ts';
import { isKnown } from './corrections.ts';
import { fillers } from './fillers.ts';
import type { Vocabulary } from './vocabulary.ts';
import { isNumber, type Sentence, type Word } from './words.ts';

const [SHORTEST_FIRST, SHORTEST_BEHIND] = [4, 2];
const [SHORTEST_WHOLE, LONGEST_WHOLE] = [5, 30];
/** Above this edit cost two words stay apart. */
const HIGHEST_COST = 1.1;

export function mendJoints(sentence: Sentence, vocabulary: Vocabulary) {
  for (let at = 0; at + 1 < sentence.words.length; at++) {
    const whole = wholeAt(sentence, at, vocabulary) ?? nearlyWholeAt(sentence, at, vocabulary);
    if (whole) sentence.words.splice(at, 2, whole);
  }
  sentence.words = sentence.words.flatMap((word) => parts(word, vocabulary) ?? [word]);
}

const isUnknown = (word: Word, { titles, brands }: Vocabulary) =>
  !word.isTaken &&
  !isNumber(word) &&
  !everydayWords.has(word.text) &&
  !isKnown(word.text) &&
  !titles.has(word.text) &&
  !brands.has(word.text);

function pairAt({ words, text }: Sentence, at: number): { one: Word; other: Word; whole: string } | undefined {
  const [one, other] = [words[at], words[at + 1]];
  if (!one || !other || one.isTaken || other.isTaken || isNumber(one) || isNumber(other)) return undefined;
  const whole = one.text + other.text;
  return whole.length < SHORTEST_WHOLE || text.slice(one.end, other.start).trim() ? undefined : { one, other, whole };
}

/** `futu re`: one part is unknown, the joined word known. */
function wholeAt(sentence: Sentence, at: number, vocabulary: Vocabulary): Word | undefined {
  const { one, other, whole } = pairAt(sentence, at) ?? {};
  if (!one || !other || !whole || ![one, other].some((word) => isUnknown(word, vocabulary))) return undefined;
  const isWord = catalogueWords().has(whole) || isNamed(whole) || vocabulary.titles.has(whole);
  return isWord ? { ...one, text: whole, typed: one.typed + other.typed, end: other.end } : undefined;
}

const isNamed = (text: string) => brandCalled(text) !== undefined || familyCalled(text) !== undefined;

/** `pul ser`: the joined word is closer to a name than its parts. */
function nearlyWholeAt(sentence: Sentence, at: number, vocabulary: Vocabulary): Word | undefined {
  const { one, other, whole } = pairAt(sentence, at) ?? {};
  if (!one || !other || !whole || ![one, other].every((word) => isUnknown(word, vocabulary))) return undefined;
  const [best] = vocabulary.guess(whole);
  const apart = [one, other].map((word) => vocabulary.guess(word.text)[0]?.cost ?? Number.POSITIVE_INFINITY);
  if (!best || best.cost > HIGHEST_COST || apart.some((cost) => cost < best.cost)) return undefined;
  return { ...one, text: best.word, typed: one.typed + other.typed, end: other.end, isCorrected: true };
}

/** `bajajpulsar`, `gixxersffiabs`: a name, then longest names or words of names. */
function parts(word: Word, vocabulary: Vocabulary): Word[] | undefined {
  const { text, typed, start, end } = word;
  if (text.length < SHORTEST_WHOLE || text.length > LONGEST_WHOLE || !isUnknown(word, vocabulary)) return undefined;
  if ((vocabulary.guess(text)[0]?.cost ?? HIGHEST_COST) < HIGHEST_COST) return undefined;
  const found = namesIn(text, SHORTEST_FIRST);
  if (!found) return undefined;
  const isInPlace = typed.length === end - start;
  let at = 0;
  return found.map((part) => {
    const [from, to] = [at, at + part.length];
    at = to;
    return { ...word, text: part, typed: part, ...(isInPlace && { start: start + from, end: start + to }) };
  });
}

function namesIn(text: string, shortest: number): string[] | undefined {
  if (!text) return [];
  if (shortest === SHORTEST_BEHIND && isName(text)) return [text];
  for (let length = text.length - 1; length >= shortest; length--) {
    const first = text.slice(0, length);
    const rest = isName(first) && namesIn(text.slice(length), SHORTEST_BEHIND);
    if (rest) return [first, ...rest];
  }
  return undefined;
}

const isName = (text: string) =>
  !fillers.has(text) && (isNamed(text) || catalogueWords().has(text) || plainWords.has(text));
