import { inLatin, joinedWords } from '../../catalogue/catalogue.ts';
import { atomsOf } from '../../text/normalize.ts';

const MOST_TERMS = 80;
const MOST_JOINED = 4;
/** No word is longer; some scripts write without spaces. */
const LONGEST = 32;

/** What is said of a bike in words. */
interface Said {
  title: string;
  /** What the title may leave out: names, the place. */
  beside: string[];
  description: string;
}

/** The words by which a bike is found, the more telling first; those of its title also with a ^ before them. */
export function termsOf({ title, beside, description }: Said): string[] {
  const terms = [
    ...everyForm(title).flatMap((word) => [word, `^${word}`]),
    ...beside.flatMap(everyForm),
    ...everyForm(description).filter((word) => word.length > 1),
  ];
  return [...new Set(terms)].slice(0, MOST_TERMS);
}

/** The words of what somebody looks for. Each is a term of what it means, in whatever form it is written there. */
export const foldedWords = (text: string): string[] => [...new Set(wordsOf(text).map(inLatin))];

/** Words in Latin letters and as they are written; names of several words joined and in parts. */
function everyForm(text: string): string[] {
  const written = wordsOf(text);
  const words = written.map(inLatin);
  const forms = words.flatMap((word, at) => [
    word,
    ...(joinedWords.get(word) ?? []),
    ...runsFrom(words, at).filter((run) => joinedWords.has(run)),
  ]);
  return [...new Set([...forms, ...written])];
}

const wordsOf = (text: string) => atomsOf(text).map((atom) => shortened(atom.text));

/** A folded word as it stands among the terms. */
export const shortened = (word: string) => (word.length > LONGEST ? [...word].slice(0, LONGEST).join('') : word);

function runsFrom(words: string[], at: number): string[] {
  return Array.from({ length: MOST_JOINED - 1 }, (_, more) => words.slice(at, at + more + 2).join(''));
}
