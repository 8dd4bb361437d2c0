import { inLatin, joinedWords } from '../../catalogue/catalogue.ts';
import { atomsOf } from '../../text/normalize.ts';

const MOST_TERMS = 80;
const MOST_JOINED = 4;
/** Upper bound: some scripts write without spaces. */
const LONGEST = 32;

interface IndexedTexts {
  title: string;
  beside: string[];
  description: string;
}

/** Index terms, most significant first; title words again with a ^ before them. */
export function termsOf({ title, beside, description }: IndexedTexts): string[] {
  const terms = [
    ...everyForm(title).flatMap((word) => [word, `^${word}`]),
    ...beside.flatMap(everyForm),
    ...everyForm(description).filter((word) => word.length > 1),
  ];
  return [...new Set(terms)].slice(0, MOST_TERMS);
}

/** Each folded word is an index term of the same word in any script or spelling. */
export const foldedWords = (text: string): string[] => [...new Set(wordsOf(text).map(inLatin))];

/** Latin and original forms; compound names joined and in parts. */
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

export const shortened = (word: string) => (word.length > LONGEST ? [...word].slice(0, LONGEST).join('') : word);

function runsFrom(words: string[], at: number): string[] {
  return Array.from({ length: MOST_JOINED - 1 }, (_, more) => words.slice(at, at + more + 2).join(''));
}
