import type { ImportField, ImportMapping, ImportSettings } from '#contract/imports.ts';
import { plainText } from './wording.ts';

export interface Sheet {
  columns: number;
  mapping: ImportMapping;
  settings: ImportSettings;
  brands: string[];
  frameSecret: string;
}

export type Cells = (field: ImportField) => string;

/** Longer cells could keep a reader busy for hours. */
const LONGEST_CELL = 500;
const LONGEST_CELLS: Partial<Record<ImportField, number>> = { disc: 10_000, img: 4000 };

export function cellsOf(row: string[], { mapping }: Sheet): Cells {
  const read = new Map<ImportField, string>();
  return (field) => {
    const longest = LONGEST_CELLS[field] ?? LONGEST_CELL;
    const text = read.get(field) ?? plainText((row[mapping[field] ?? -1] ?? '').slice(0, longest));
    read.set(field, text);
    return text;
  };
}
