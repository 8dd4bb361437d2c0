import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { ImportSettings } from '#contract/imports.ts';
import { modelById } from '#server/catalogue/catalogue.ts';
import { placeById } from '#server/geography/geography.ts';
import { guessColumns } from '#server/imports/columns.ts';
import { decode } from '#server/imports/encoding.ts';
import { firstSettings } from '#server/imports/first-settings.ts';
import { questionsOf } from '#server/imports/price-questions.ts';
import { type RowReading, readRow } from '#server/imports/row.ts';
import { tableOf } from '#server/imports/table.ts';
import { UsualPrices } from '#server/products/usual-prices/usual-prices.ts';
import { Measured } from './measured.ts';
import { printTable } from './table.ts';

/** Reads dealers' files as the dry run does and tells how well: `node bench/import-data.ts file.csv:INR:83 …`. */
const OURS = ['YAMAHA', 'HERO', 'BAJAJ'];
const MOST_REASONS = 6;
/** Letters that stand for a state. */
const CODE = 2;

const files = process.argv.slice(2).map((argument) => {
  const [path = '', currency = 'USD', perDollar = '1'] = argument.split(':');
  return { name: basename(path), ...tableOf(decode(readFileSync(path))), currency, perDollar: Number(perDollar) };
});

const measured = new Measured();
const summary = [];
const unsaid = [];
for (const file of files) {
  const everything = read(file, []);
  const others = [...new Set(everything.map(({ reads }) => reads.categoryName).filter((brand) => brand !== undefined))];
  for (const [brands, sold] of [
    ['ours', OURS],
    ['all of the file', [...OURS, ...others.filter((brand) => !OURS.includes(brand))]],
  ] as const) {
    const readings = read(file, sold);
    measured.add(`${file.name}, ${brands}`, 'rows read', { count: readings.length });
    const count = (outcome: string) => readings.filter((reading) => reading.outcome === outcome).length;
    const identities = readings.map(({ identity }) => identity).filter(Boolean);
    summary.push({
      file: file.name,
      'brands sold': brands,
      rows: readings.length,
      right: count('ready'),
      corrected: count('corrected'),
      refused: count('refused'),
      'model known': readings.filter(({ product }) => product?.modelId).length,
      'engine said': readings.filter(({ product }) => product?.engineCc).length,
      'there twice': identities.length - new Set(identities).size,
    });
    if (sold !== OURS) unsaid.push({ file: file.name, ...unsaidOf(file, readings) });
    console.log(`\n${file.name}, brands sold: ${brands}`);
    printTable(reasons(readings));
  }
}
console.log();
printTable(summary);
console.log(
  '\nOf the bikes that can be listed, each counted once, all brands: what no row says, which nobody makes up now\n',
);
printTable(unsaid);
measured.conclude();

/** What stays empty, what is asked about as the dry run does, and where bikes are. */
function unsaidOf({ columns, rows, currency, perDollar }: (typeof files)[number], readings: RowReading[]) {
  const mapping = guessColumns(columns);
  const settings = ImportSettings.parse({ currency, perDollar });
  const seen = new Set<string>();
  const bikes = readings.flatMap((reading, at) => {
    const { product, identity = '', questions, faults } = reading;
    if (!product || seen.has(identity)) return [];
    seen.add(identity);
    const year = product.modelYear ?? new Date().getUTCFullYear() - Math.round(product.yearsOfUse ?? 0);
    const { modelId = null, resalePrice: cents } = product;
    const cell = (index = -1) => rows[at]?.[index] ?? '';
    const [written, address] = [cell(mapping.resalePrice), cell(mapping.sellerLocation)];
    return [{ product, faults, asking: { modelId, year, cents, written, questions }, address }];
  });
  const usual = new UsualPrices(
    bikes.flatMap(({ asking: { modelId, ...asking } }) => (modelId ? [{ ...asking, modelId }] : [])),
  );
  const count = (is: (bike: (typeof bikes)[number]) => unknown) => bikes.filter(is).length;
  return {
    bikes: bikes.length,
    'no condition': count(({ product }) => !product.condition),
    'no price when new': count(({ product }) => !product.orgPrice),
    'no engine, though the model has one': count(
      ({ product: { engineCc, modelId } }) => !engineCc && modelId && modelById(modelId)?.engineCc,
    ),
    'price asked about': count(({ asking }) => questionsOf(asking, usual, settings).length),
    'hardly run, noted': count(({ faults }) => faults.some(({ message }) => message.includes('is very little'))),
    'place known': count(({ product }) => product.placeId),
    'in a state or country the address does not name': count(({ product, address }) =>
      isElsewhere(product.placeId, address),
    ),
  };
}

/** Of addresses like `Ballico, California, United States`. */
function isElsewhere(placeId: number | undefined, address: string): boolean {
  const place = placeId ? placeById(placeId) : undefined;
  const [, state, country] = /^[^,]+, ([^,]+), ([^,]+)$/.exec(address.trim()) ?? [];
  if (!place || !state || state.length === CODE || !country) return false;
  return country === 'United States' ? place.region !== state || place.country !== 'US' : place.country === 'US';
}

function read(file: (typeof files)[number], brands: readonly string[]): RowReading[] {
  const { columns, rows, currency, perDollar } = file;
  const mapping = guessColumns(columns);
  const said = { sellerPhone: '+880 1700-000000', sellerLocation: 'Somewhere', currency, perDollar };
  const settings = ImportSettings.parse({ ...firstSettings(columns, mapping), ...said });
  return rows.map((row) => readRow(row, { columns: columns.length, mapping, settings, brands: [...brands] }));
}

/** What was corrected, left out and refused most often, without the words that differ from row to row. */
function reasons(readings: RowReading[]) {
  const counts = new Map<string, number>();
  for (const { outcome, corrections, faults } of readings) {
    const plain = (message: string) =>
      message.replace(/“.*?”|(only|can be) [A-Z].*|^[\w .-]+(?= is not sold)|\$?\d[\d,.]*/g, '…');
    const told = [
      ...corrections.map(({ field }) => `corrected ${field}`),
      ...faults.map(
        ({ field, message }) => `${outcome === 'refused' ? 'refused' : 'left out'} ${field}: ${plain(message)}`,
      ),
    ];
    for (const one of new Set(told)) counts.set(one, (counts.get(one) ?? 0) + 1);
  }
  const most = [...counts].sort(([, a], [, b]) => b - a).slice(0, MOST_REASONS);
  return most.map(([reason, rows]) => ({ reason, rows }));
}
