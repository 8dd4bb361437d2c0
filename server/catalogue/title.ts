import { type Atom, atomsOf } from '../text/normalize.ts';
import type { Speller } from '../text/spell-checker.ts';
import { inLatin } from './other-scripts.ts';
import { plainWords } from './plain-words.ts';

export interface Part extends Atom {
  corrected: boolean;
}

/** Adjacent parts. `places` is a bit mask of them, the first part is bit 0. */
export interface Run {
  text: string;
  places: number;
  end: number;
}

const MOST_PARTS = 30;
const LONGEST_RUN = 8;

export function partsOf(title: string, spell: Speller): Part[] {
  return atomsOf(title)
    .slice(0, MOST_PARTS)
    .map((atom) => {
      const word = inLatin(atom.text);
      const known = /\d/.test(word) || plainWords.has(word);
      const spelled = known ? word : (spell(word) ?? word);
      return { ...atom, text: spelled, corrected: spelled !== word };
    });
}

/** All short runs: `fz s v 3` contains `fzsv3`. */
export function runsOf(parts: Part[]): Run[] {
  const runs: Run[] = [];
  for (let first = 0; first < parts.length; first++) {
    let [text, places] = ['', 0];
    for (let end = first + 1; end <= Math.min(parts.length, first + LONGEST_RUN); end++) {
      text += parts[end - 1]?.text;
      places |= 1 << (end - 1);
      runs.push({ text, places, end });
    }
  }
  return runs;
}

export function statedCc(parts: Part[]): number | undefined {
  const index = parts.findIndex(({ text }, at) => text === 'cc' && isSize(parts[at - 1]?.text));
  return index > 0 ? Number(parts[index - 1]?.text) : undefined;
}

export function statedYear(parts: Part[]): number | undefined {
  const year = parts.find(({ text }) => isYear(text));
  return year && Number(year.text);
}

export const isSize = (text = '') => /^[1-9]\d{1,3}$/.test(text) && Number(text) >= 50 && !isYear(text);

const isYear = (text: string) => /^(19[5-9]|20[0-3])\d$/.test(text);
