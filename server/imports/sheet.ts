import type { ImportField, ImportMapping, ImportSettings } from '#contract/imports.ts';
import { plainText } from './wording.ts';

/** How the rows of a file are to be read. */
export interface Sheet {
  columns: number;
  mapping: ImportMapping;
  settings: ImportSettings;
  /** Brands that are on sale. */
  brands: string[];
}

/** A row by what its cells hold. */
export type Cells = (field: ImportField) => string;

export function cellsOf(row: string[], { mapping }: Sheet): Cells {
  const read = new Map<ImportField, string>();
  return (field) => {
    const text = read.get(field) ?? plainText(row[mapping[field] ?? -1] ?? '');
    read.set(field, text);
    return text;
  };
}
