import type { Chance } from '../search/chance.ts';

const KEYS = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'];
const LETTERS = KEYS.join('');

/** An omitted, doubled, swapped or replaced letter, mostly by a neighbouring key. */
export function mistyped(word: string, { next, pick }: Chance): string {
  const at = Math.floor(next() * word.length);
  const [before, letter, behind] = [word.slice(0, at), word[at] ?? '', word.slice(at + 1)];
  const kind = next();
  if (kind < 0.25) return before + behind;
  if (kind < 0.4) return before + letter + letter + behind;
  if (kind < 0.6 && behind) return before + behind[0] + letter + behind.slice(1);
  if (kind < 0.7) return before + pick([...LETTERS]) + letter + behind;
  return before + pick([...(next() < 0.6 ? beside(letter) : LETTERS)]) + behind;
}

function beside(letter: string): string {
  const row = KEYS.find((keys) => keys.includes(letter)) ?? LETTERS;
  const at = row.indexOf(letter);
  return row.slice(Math.max(at - 1, 0), at) + row.slice(at + 1, at + 2) || LETTERS;
}
