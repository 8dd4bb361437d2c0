import { t } from '#language/t.ts';
import { brandCalled, familyCalled } from '../../catalogue/catalogue.ts';
import { everydayWords } from '../../text/common-words.ts';
import { isKnown } from './corrections.ts';
import { fillers } from './fillers.ts';
import type { Meaning } from './meaning.ts';
import { bodyCalled, bodyText } from './traits.ts';
import type { Vocabulary } from './vocabulary.ts';
import { isNumber, joined, type Sentence, take, type Word } from './words.ts';

/** `not more than` is a limit, no exclusion. */
const LIMIT = 'more|less|over|under|above|below|older|newer|later|earlier';
const NOT = new RegExp(
  String.raw`(?<![\p{L}\d])(?:but\s+)?(?:not|no|without|except(?:\s+for)?|excluding|exclude|other\s+than|apart\s+from|minus)\s+(?!(?:${LIMIT})\b)(?:(?:a|an|any|the|of|in)\s+)*|(?<=^|\s)[-–−](?=\p{L})`,
  'giu',
);
const OR = /^\s*(?:,|\/|&|or|nor|and)\s*$/i;
const LONGEST = 4;
/** `no accident` describes a good bike. */
const DEFECTS = new Set(
  'accident accidents broken crash damage damages damaged defect dent dents fault issue issues leak need problem problems repair rust scratch scratches trouble work'.split(
    ' ',
  ),
);

/** `-fz`, `not hero`, `no scooters`, `pulsar but not 150`. */
export function unwantedIn(sentence: Sentence, vocabulary: Vocabulary): Meaning[] {
  return [...sentence.text.matchAll(NOT)].flatMap(({ 0: text, index }) => {
    const end = index + text.length;
    const operator = sentence.words.filter((word) => word.start >= index && word.end <= end);
    const found: Meaning[] = [];
    for (let at = sentence.words.findIndex((word) => word.start >= end); at >= 0; ) {
      const target = targetAt(sentence, at, vocabulary);
      if (!target) break;
      found.push({ ...target, words: [...(found.length ? [] : operator), ...target.words] });
      at = nextAt(sentence, target.words);
    }
    for (const { words } of found) take(words);
    return found.filter(({ unwanted, unwantedBody }) => unwanted || unwantedBody);
  });
}

function nextAt({ words, text }: Sentence, target: readonly Word[]): number {
  const last = words.indexOf(target.at(-1) as Word);
  const next = words.findIndex((word, at) => at > last && !fillers.has(word.text) && word.text !== 'or');
  const [from, to] = [words[last]?.end ?? 0, words[next]?.start ?? 0];
  return next > 0 && OR.test(text.slice(from, to)) ? next : -1;
}

function targetAt({ words, text }: Sentence, at: number, { brands, guess, titles }: Vocabulary): Meaning | undefined {
  for (let length = Math.min(LONGEST, words.length - at); length > 0; length--) {
    const run = words.slice(at, at + length);
    const key = joined(run);
    const name = brandCalled(key) ?? brands.get(key) ?? familyCalled(key)?.name;
    if (name) return unwanted(run, run.length > 1 ? run.map((word) => word.text) : [key]);
    const body = bodyCalled(run.map((word) => word.text).join(' '));
    if (body)
      return {
        kind: 'not',
        text: t('Not {body}||body type that a search leaves out', { body: bodyText(body).toLowerCase() }),
        filters: {},
        words: run,
        unwantedBody: body,
      };
  }
  const [first] = words.slice(at);
  if (!first) return undefined;
  // `4v` is one word.
  const run = words.slice(at).filter((word, nth, all) => {
    const before = all.slice(0, nth).every((one, place) => one.end === all[place + 1]?.start);
    return before && !/\s/.test(text.slice(first.start, word.end));
  });
  if (run.some((word) => DEFECTS.has(word.text)) || run.every((word) => fillers.has(word.text)))
    return { kind: 'not', text: '', filters: {}, words: run };
  const isMisspelled = run.length === 1 && !isNumber(first) && !everydayWords.has(first.text) && !isKnown(first.text);
  const [best] = isMisspelled && !titles.has(first.text) ? guess(first.text) : [];
  return unwanted(run, best && best.cost < 1 ? [best.word] : run.map((word) => word.text));
}

const unwanted = (words: Word[], terms: string[]): Meaning => ({
  kind: 'not',
  text: t('Not “{words}”||words that a search leaves out', { words: terms.join(' ') }),
  filters: {},
  words,
  unwanted: terms,
});
