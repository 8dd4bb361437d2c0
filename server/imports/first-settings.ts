import { type ImportField, type ImportMapping, ImportSettings } from '#contract/imports.ts';
import type { Column } from './columns.ts';
import { headingOf } from './headings.ts';
import { currenciesOf } from './readers/currency.ts';
import { readPrice } from './readers/price.ts';

export function firstSettings(columns: Column[], mapping: ImportMapping): ImportSettings {
  const columnOf = (field: ImportField) => columns[mapping[field] ?? -1] ?? { name: '', samples: [] };
  const price = columnOf('resalePrice');
  const currency = headingOf(price.name).split(' ').map(currenciesOf).find(Boolean)?.[0] ?? signIn(price.samples);
  const inMiles = saysMiles(columnOf('kilometres')) || isAmerican(columnOf('sellerLocation'));
  return ImportSettings.parse({ ...(currency && { currency }), ...(inMiles && { distanceUnit: 'mi' }) });
}

function signIn(samples: string[]): string | undefined {
  for (const sample of samples) {
    const reading = readPrice(sample);
    if (reading && 'value' in reading && reading.value.currencies) return reading.value.currencies[0];
  }
  return undefined;
}

const saysMiles = ({ name, samples }: Column) => [name, ...samples].some((text) => /\bmiles?\b|\bmi\b/i.test(text));
const isAmerican = ({ samples }: Column) =>
  samples.filter((place) => /\b(united states|usa)$/i.test(place)).length > samples.length / 2;
