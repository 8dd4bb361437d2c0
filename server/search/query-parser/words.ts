import { inLatin } from '../../catalogue/catalogue.ts';
import { atomsOf, normalize } from '../../text/normalize.ts';
import { romanised, spelledOut } from './romanised.ts';

export interface Word {
  /** Folded, transliterated for model names, corrected. */
  text: string;
  /** Folded only. */
  typed: string;
  start: number;
  end: number;
  isTaken: boolean;
  isCorrected: boolean;
}

export interface Sentence {
  text: string;
  words: Word[];
}

export function sentenceOf(q: string): Sentence {
  const text = q.replace(/\p{Nd}/gu, normalize);
  const words = atomsOf(text).map(
    ({ text: typed, start, end }): Word => ({
      text: inLatin(typed),
      typed,
      start,
      end,
      isTaken: false,
      isCorrected: false,
    }),
  );
  return { text, words: lettersJoined(words) };
}

/** `এফ জেড এস`: spelled-out letters become one word. */
function lettersJoined(words: Word[]): Word[] {
  const joined: Word[] = [];
  for (const word of words) {
    const letters = spelledOut(romanised(word.typed) ?? '');
    const last = joined.at(-1);
    const before = last && spelledOut(romanised(last.typed) ?? '');
    if (!letters || !last || !before) joined.push(word);
    else joined.splice(-1, 1, { ...last, text: before + letters, typed: last.typed + word.typed, end: word.end });
  }
  return joined;
}

export const isNumber = ({ text }: Pick<Word, 'text'>) => /^\d+$/.test(text);

export const left = ({ words }: Sentence): Word[] => words.filter(({ isTaken }) => !isTaken);

export const joined = (words: readonly Word[]): string => words.map(({ text }) => text).join('');

export function take(words: readonly Word[]) {
  for (const word of words) word.isTaken = true;
}

export function wordsBetween({ words }: Sentence, start: number, end: number): Word[] | undefined {
  const inside = words.filter((word) => word.start < end && word.end > start);
  return inside.some(({ isTaken }) => isTaken) ? undefined : inside;
}

export function runs(words: readonly Word[], longest: number): Word[][] {
  const found: Word[][] = [];
  for (let length = Math.min(longest, words.length); length > 0; length--)
    for (let first = 0; first + length <= words.length; first++) found.push(words.slice(first, first + length));
  return found;
}
