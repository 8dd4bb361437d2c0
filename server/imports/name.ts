import type { Make } from './make.ts';
import type { Cells } from './sheet.ts';
import { oneLine, plainName, shortened } from './wording.ts';

const LONGEST = 120;

/** What the bike's title column says. */
export const readTitle = (cells: Cells) => plainName(cells('productName'));

/** The name it is listed under: its title, rightly spelled, or made of brand, model and year. */
export function nameOf(title: string, make: Make, year: number | undefined): string {
  if (!title) return made(make, year);
  const { known, misspelled } = make;
  const spelled =
    known && misspelled && sameCount(misspelled, known.name) ? title.replace(misspelled, known.name) : title;
  return shortened(spelled, LONGEST);
}

function made({ brand = '', model = '', variant = '' }: Make, year: number | undefined): string {
  if (!model && !variant) return '';
  return shortened(oneLine([brand, model, variant, year].filter(Boolean).join(' ')), LONGEST);
}

const sameCount = (one: string, other: string) => one.split(/\s+/).length === other.split(/\s+/).length;
