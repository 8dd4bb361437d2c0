import { ofEachField } from '#contract/bike-fields.ts';
import { IMPORT_FIELDS, type ImportField, type ImportMapping } from '#contract/imports.ts';
import { recogniseBrand } from '../catalogue/catalogue.ts';
import { headingOf, headingScore } from './headings.ts';
import { readAge } from './readers/age.ts';
import { bikeReaders } from './readers/bike-field.ts';
import { readBody } from './readers/body.ts';
import { readPhone } from './readers/phone.ts';
import { readPrice } from './readers/price.ts';
import type { Reading } from './readers/reading.ts';

export interface Column {
  name: string;
  samples: string[];
}

const LEAST_SCORE = 4;

type Test = (cell: string) => boolean;
const reads =
  (reader: (cell: string) => Reading<unknown> | undefined): Test =>
  (cell) => {
    const reading = reader(cell);
    return !!reading && 'value' in reading;
  };
const wordy: Test = (cell) => /\p{L}{2}/u.test(cell);

const LOOKS: Partial<Record<ImportField, Test>> = {
  productName: wordy,
  categoryName: (cell) => wordy(cell) && cell.length < 40,
  ...ofEachField((name) => reads(bikeReaders[name])),
  model: (cell) => cell.length < 80,
  variant: (cell) => cell.length < 80,
  yearsOfUse: reads(readAge),
  bodyType: (cell) => !!readBody(cell) || /bike|cycle/i.test(cell),
  condition: (cell) => wordy(cell) && cell.length < 60,
  resalePrice: reads(readPrice),
  orgPrice: reads(readPrice),
  sellerLocation: wordy,
  sellerPhone: reads(readPhone),
  disc: wordy,
  img: (cell) => /^https?:\/\//i.test(cell),
  frameNumber: (cell) => /\d/.test(cell) && /^[\p{L}\d\s-]{5,30}$/u.test(cell),
};

export function guessColumns(columns: Column[]): ImportMapping {
  const scores = columns.flatMap((column, index) =>
    IMPORT_FIELDS.map((field) => ({ field, index, score: scoreOf(field, column) })),
  );
  const mapping: ImportMapping = {};
  const taken = new Set<number>();
  for (const { field, index, score } of scores.sort((a, b) => b.score - a.score)) {
    if (score < LEAST_SCORE) break;
    if (mapping[field] !== undefined || taken.has(index)) continue;
    mapping[field] = index;
    taken.add(index);
  }
  return withTitles(mapping, columns);
}

function scoreOf(field: ImportField, { name, samples }: Column): number {
  const score = samples.length ? headingScore(field, headingOf(name)) : 0;
  const matches = LOOKS[field];
  if (!score || !matches) return score;
  const share = samples.filter(matches).length / samples.length;
  return share >= 0.5 ? score + share : score - 7;
}

/** A column called Model often holds whole titles: "Bajaj Pulsar 150 2009". */
function withTitles({ model, ...mapping }: ImportMapping, columns: Column[]): ImportMapping {
  if (model === undefined || mapping.productName !== undefined)
    return { ...mapping, ...(model !== undefined && { model }) };
  const samples = columns[model]?.samples ?? [];
  const titles = samples.filter((cell) => recogniseBrand(cell) || cell.trim().split(/\s+/).length > 3);
  return titles.length > samples.length / 2 ? { ...mapping, productName: model } : { ...mapping, model };
}
