import type { ImportField } from '#contract/imports.ts';
import { squash } from '../folding.ts';
import type { Make } from './make.ts';
import { saying } from './readers/reading.ts';
import type { Cells } from './sheet.ts';
import { oneLine, plainName, shortened } from './wording.ts';

const LONGEST = 120;

/** What the bike's title column says. */
export const readTitle = (cells: Cells) => plainName(cells('productName'));

/** The name it is listed under: its title, rightly spelled, or made of brand, model and year. */
export function nameOf(title: string, make: Make, year: number | undefined, cells: Cells): string {
  if (!title) return made(make, year, cells);
  const { known, misspelled } = make;
  const spelled =
    known && misspelled && sameCount(misspelled, known.name) ? title.replace(misspelled, known.name) : title;
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

const sameCount = (one: string, other: string) => one.split(/\s+/).length === other.split(/\s+/).length;
