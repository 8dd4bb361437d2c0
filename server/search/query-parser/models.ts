import type { Model } from '#contract/models.ts';
import { type Family, familyCalled, modelNames } from '../../catalogue/catalogue.ts';
import { everydayWords } from '../../text/common-words.ts';
import { atomsOf, squash } from '../../text/normalize.ts';
import { fillers } from './fillers.ts';
import type { Meaning } from './meaning.ts';
import { isBody } from './traits.ts';
import { isNumber, joined, left, runs, type Sentence, take, type Word } from './words.ts';
import { couldBeYear } from './years.ts';

const LONGEST = 8;
const ROUNDING = 0.05;
/** Between two models, both are meant. */
const EITHER = /^\s*(?:,|\/|&|or|and|vs|aur|hoặc)\s*$/i;

export function modelsIn(sentence: Sentence, brands: readonly string[] | undefined): Meaning[] {
  const found: Meaning[] = [];
  for (let last: readonly Word[] = []; ; ) {
    const named = longestName(sentence, brands, last);
    if (!named) return found;
    const meaning = fullest(sentence, named, brands);
    take(meaning.words);
    found.push(meaning);
    last = meaning.words;
  }
}

interface Named {
  family: Family;
  words: Word[];
}

function longestName(
  sentence: Sentence,
  brands: readonly string[] | undefined,
  last: readonly Word[],
): Named | undefined {
  let best: (Named & { letters: number }) | undefined;
  for (const words of runs(nameable(sentence), LONGEST)) {
    const key = joined(words);
    const letters = everydayWords.has(key) ? key.length / 2 : key.length;
    if (best && letters <= best.letters) continue;
    if (last.length && !isEitherOr(sentence, last, words)) continue;
    const family =
      familyCalled(key, brands) ?? (words.length > 1 ? familyCalled(key.replace(/s$/, ''), brands) : undefined);
    if (!family || isPartOfAnother(sentence, words, family)) continue;
    if (!saysBody(key, family) && !saysYear(words, family)) best = { family, words, letters };
  }
  return best;
}

/** `i` can be a part of a name: Activa i. */
const nameable = (sentence: Sentence) => left(sentence).filter(({ text }) => text === 'i' || !fillers.has(text));

/** `touring` is a body type unless a model's name starts with it. */
const saysBody = (key: string, { models }: Family) =>
  isBody(key) && !models.some(({ name }) => squash(name).startsWith(key));

/** `super club`: after an unrelated word, an inner word of a name does not count. */
function isPartOfAnother(sentence: Sentence, words: Word[], { isInside, models }: Family): boolean {
  const before = nameable(sentence).findLast(({ end }) => end <= (words[0]?.start ?? 0));
  return (
    isInside && words.length === 1 && before !== undefined && !isNumber(before) && !ofWord(models, before.text).length
  );
}

/** `2004 v star`: the number is a year unless a name holds it. */
const saysYear = (words: Word[], { name }: Family) =>
  words.some(({ text }) => couldBeYear(text) && !atomsOf(name).some((atom) => atom.text === text));

function isEitherOr({ text }: Sentence, last: readonly Word[], words: Word[]): boolean {
  const [before, behind] = (last[0]?.start ?? 0) < (words[0]?.start ?? 0) ? [last, words] : [words, last];
  return EITHER.test(text.slice(before.at(-1)?.end ?? 0, behind[0]?.start ?? 0));
}

/** `gixxer 250 sf`: the Gixxer family takes more words than Gixxer 250. */
function fullest(sentence: Sentence, named: Named, brands: readonly string[] | undefined): Meaning {
  const meaning = narrowed(sentence, named);
  const words = named.words.slice(0, 1);
  const family = named.words.length > 1 && familyCalled(joined(words), brands);
  const wider = family && narrowed(sentence, { family, words });
  return wider && wider.words.length > meaning.words.length ? wider : meaning;
}

function narrowed(sentence: Sentence, { family, words }: Named): Meaning {
  const taken = [...words];
  const behind: string[] = [];
  let models = family.models;
  for (const word of nameable(sentence).filter((one) => !words.includes(one))) {
    const fewer = isNumber(word) ? ofNumber(models, word.text) : ofWord(models, word.text);
    if (!fewer.length) continue;
    if (fewer.length < models.length) behind.push(sentence.text.slice(word.start, word.end));
    models = fewer;
    taken.push(word);
  }
  taken.push(...unitsBehind(sentence, taken));
  const key = joined(words);
  const exactly = behind.length ? [] : models.filter(({ name }) => squash(name) === key);
  // A name with a number is a model, not a family.
  if (exactly.length && /\d/.test(key)) models = exactly;
  const [only] = exactly.length ? exactly : models;
  const text = only && (exactly.length || models.length === 1) ? only.name : [family.name, ...behind].join(' ');
  return { kind: 'model', text, filters: { model: models.map(({ _id }) => _id) }, words: taken };
}

function ofNumber(models: Model[], number: string): Model[] {
  if (couldBeYear(number)) return [];
  const called = models.filter((model) => wordsOf(model).has(number));
  if (called.length) return called;
  const size = Number(number);
  return size < 50 ? [] : models.filter(({ engineCc }) => Math.abs(engineCc - size) <= ROUNDING * engineCc);
}

const ofWord = (models: Model[], word: string) => models.filter((model) => wordsOf(model).has(word));

const remembered = new Map<string, Set<string>>();

function wordsOf({ _id }: Model): Set<string> {
  const before = remembered.get(_id);
  if (before) return before;
  const words = new Set(
    modelNames(_id)
      .flatMap(atomsOf)
      .map(({ text }) => text),
  );
  remembered.set(_id, words);
  return words;
}

const unitsBehind = ({ words }: Sentence, taken: Word[]): Word[] =>
  words.filter((word, at) => word.text === 'cc' && !word.isTaken && taken.includes(words[at - 1] as Word));
