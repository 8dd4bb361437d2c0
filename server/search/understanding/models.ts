import type { Model } from '#contract/models.ts';
import { atomsOf, squash } from '../../folding.ts';
import { type Family, familyCalled, modelNames } from '../../models/models.ts';
import { fillers } from './fillers.ts';
import type { Meaning } from './meaning.ts';
import { isBody } from './traits.ts';
import { isNumber, joined, left, runs, type Sentence, take, type Word } from './words.ts';

const LONGEST = 8;
const ROUNDING = 0.05;
/** Between two of these, two models are meant. */
const EITHER = /^\s*(?:,|\/|&|or|and|vs|aur|hoặc)\s*$/i;

/** The models that are named, of the brands that are named if there are any. */
export function modelsIn(sentence: Sentence, brands: readonly string[] | undefined): Meaning[] {
  const found: Meaning[] = [];
  for (let last: readonly Word[] = []; ; ) {
    const named = longestName(sentence, brands, last);
    if (!named) return found;
    take(named.words);
    const meaning = narrowed(sentence, named);
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
    if (best && key.length <= best.letters) continue;
    if (last.length && !isEitherOr(sentence, last, words)) continue;
    const family = familyCalled(key, brands);
    if (family && !saysBody(key, family)) best = { family, words, letters: key.length };
  }
  return best;
}

const nameable = (sentence: Sentence) => left(sentence).filter(({ text }) => !fillers.has(text));

/** `touring` is a body type unless a model is called so: other names only have it somewhere. */
const saysBody = (key: string, { models }: Family) =>
  isBody(key) && !models.some(({ name }) => squash(name).startsWith(key));

function isEitherOr({ text }: Sentence, last: readonly Word[], words: Word[]): boolean {
  const [end, start] = [last.at(-1)?.end ?? 0, words[0]?.start ?? 0];
  return EITHER.test(text.slice(end, start));
}

/** The words that are left may tell which ones of a family: `gixxer black sf`. */
function narrowed(sentence: Sentence, { family, words }: Named): Meaning {
  const taken = [...words];
  const behind: string[] = [];
  let models = family.models;
  for (const word of nameable(sentence)) {
    const fewer = isNumber(word) ? ofNumber(models, word.text) : ofWord(models, word.text);
    if (!fewer.length || (fewer.length === models.length && !isNumber(word))) continue;
    models = fewer;
    behind.push(sentence.text.slice(word.start, word.end));
    taken.push(word);
  }
  take(taken);
  takeUnit(sentence, taken);
  const key = joined(words);
  const exactly = behind.length ? [] : models.filter(({ name }) => squash(name) === key);
  // With a number, a name is that of a model and not what several have in common.
  if (exactly.length && /\d/.test(key)) models = exactly;
  const [only] = exactly.length ? exactly : models;
  const text = only && (exactly.length || models.length === 1) ? only.name : [family.name, ...behind].join(' ');
  return { kind: 'model', text, filters: { model: models.map(({ _id }) => _id) }, words: taken };
}

const isYear = (text: string) => /^(19[5-9]|20[0-4])\d$/.test(text);

function ofNumber(models: Model[], number: string): Model[] {
  if (isYear(number)) return [];
  const called = models.filter((model) => wordsOf(model).has(number));
  if (called.length) return called;
  const size = Number(number);
  return size < 50 ? [] : models.filter(({ engineCc }) => Math.abs(engineCc - size) <= ROUNDING * engineCc);
}

const ofWord = (models: Model[], word: string) => models.filter((model) => wordsOf(model).has(word));

const remembered = new Map<string, Set<string>>();

/** The words and numbers of all the names of a model. */
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

/** `Pulsar 150 cc`. */
function takeUnit({ words }: Sentence, taken: Word[]) {
  for (const [at, word] of words.entries()) {
    const before = words[at - 1];
    if (word.text === 'cc' && !word.isTaken && before && taken.includes(before)) {
      take([word]);
      taken.push(word);
    }
  }
}
