import type { ImportField } from '#contract/imports.ts';
import { highestCost } from '../text/allowed-edits.ts';
import { costBetween } from '../text/edit-cost.ts';
import { squash } from '../text/normalize.ts';
import type { Make } from './brand-and-model.ts';
import { saying } from './readers/reading.ts';
import type { Cells } from './sheet.ts';
import { oneLine, plainName, shortened } from './wording.ts';

const LONGEST = 120;

export const readTitle = (cells: Cells) => plainName(cells('productName'));

export function nameOf(title: string, make: Make, year: number | undefined, cells: Cells): string {
  if (!title) return made(make, year, cells);
  const { known, misspelled } = make;
  const spelled =
    known && misspelled && isOnlySpelling(misspelled, known.name) ? title.replace(misspelled, known.name) : title;
  return shortened(spelled, LONGEST);
}

function made({ brand = '', model = '', variant = '' }: Make, year: number | undefined, cells: Cells): string {
  if (!model && !variant) return '';
  const written = (field: ImportField) => plainName(saying(cells(field)) ? cells(field) : '');
  const name = written('model') || model;
  const trim = squash(name).includes(squash(written('variant'))) ? '' : written('variant');
  const maker = squash(written('categoryName')) === squash(brand) ? written('categoryName') : brand;
  return shortened(oneLine([maker, name, trim, year].filter(Boolean).join(' ')), LONGEST);
}

/** In `Ware rsx` for Wave 110 a correction would lose the seller's own word. */
function isOnlySpelling(written: string, right: string): boolean {
  const [words, others] = [written, right].map((text) => text.split(/\s+/).map(squash)) as [string[], string[]];
  const isNear = (word: string, other = '') => costBetween(word, other) <= highestCost(other.length);
  return words.length === others.length && words.every((word, at) => isNear(word, others[at]));
}
