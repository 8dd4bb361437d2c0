import { type Atom, atomsOf } from '../text/normalize.ts';
import type { Speller } from '../text/spell-checker.ts';
import { inLatin } from './other-scripts.ts';
import { plainWords } from './plain-words.ts';

/** A part of a title: as it was written, and as it is meant. */
export interface Part extends Atom {
  corrected: boolean;
}

/** Parts that stand side by side. `places` has a bit for each: the first part is 1, the second 2, the third 4. */
export interface Run {
  text: string;
  places: number;
  /** Where the part behind it stands. */
  end: number;
}

const MOST_PARTS = 30;
const LONGEST_RUN = 8;

/** The parts of a title, with the words that we know instead of the misspelled ones. */
export function partsOf(title: string, spell: Speller): Part[] {
  return atomsOf(title)
    .slice(0, MOST_PARTS)
    .map((atom) => {
      const word = inLatin(atom.text);
      const known = /\d/.test(word) || plainWords.has(word);
      const meant = known ? word : (spell(word) ?? word);
      return { ...atom, text: meant, corrected: meant !== word };
    });
}

/** Every part, and every few that stand side by side: `fz s v 3` holds `fzsv3`. */
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

/** The engine's size that a title tells: `150cc`. */
export function statedCc(parts: Part[]): number | undefined {
  const index = parts.findIndex(({ text }, at) => text === 'cc' && isSize(parts[at - 1]?.text));
  return index > 0 ? Number(parts[index - 1]?.text) : undefined;
}

/** The year that a title tells. */
export function statedYear(parts: Part[]): number | undefined {
  const year = parts.find(({ text }) => isYear(text));
  return year && Number(year.text);
}

/** Could be an engine's size in cc, and is no year. */
export const isSize = (text = '') => /^[1-9]\d{1,3}$/.test(text) && Number(text) >= 50 && !isYear(text);

const isYear = (text: string) => /^(19[5-9]|20[0-3])\d$/.test(text);
