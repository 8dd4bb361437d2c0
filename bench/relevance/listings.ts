import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ImportSettings } from '#contract/imports.ts';
import type { ImportedProduct } from '#contract/products.ts';
import { guessColumns } from '#server/imports/columns.ts';
import { decode } from '#server/imports/encoding.ts';
import { firstSettings } from '#server/imports/first-settings.ts';
import { type RowReading, readRow } from '#server/imports/row.ts';
import { tableOf } from '#server/imports/table.ts';

export interface Listing {
  product: ImportedProduct;
  said: string;
  /** Named by the site, not by the seller. */
  models: string[];
}

/** File name pattern, currency, and units per dollar. */
const SETS: [name: RegExp, currency: string, perDollar: number][] = [
  [/india|bike_details/, 'INR', 83],
  [/bikroy/, 'BDT', 110],
  [/ikman/, 'LKR', 300],
  [/chotot/, 'VND', 25_000],
  [/ebay/, 'USD', 1],
];

const NAMING = /^(title|tiêu đề|bike_name|name|brand|thương hiệu|make|model|dòng xe|sub_model|trim\/edition)$/i;
const TITLE = /^(bike_name|name|model)$/i;
const MODEL = /^(model|dòng xe)$/i;
const FREE_TITLE = /^(title|tiêu đề)$/i;
const BRAND = /^(brand|thương hiệu|make)$/i;

/** Of all sets, or of one. */
export function listingsIn(folder: string, only?: string): Listing[] {
  const files = (only ? [only] : readdirSync(folder)).flatMap((name) => {
    const set = name.endsWith('.csv') && SETS.find(([pattern]) => pattern.test(name));
    return set
      ? [{ table: tableOf(decode(readFileSync(join(folder, name)))), currency: set[1], perDollar: set[2] }]
      : [];
  });
  return files.flatMap(listingsOf);
}

interface File {
  table: ReturnType<typeof tableOf>;
  currency: string;
  perDollar: number;
}

function listingsOf(file: File): Listing[] {
  const everything = readings(file, []);
  const brands = [...new Set(everything.flatMap(({ reads }) => reads.categoryName ?? []))];
  const seen = new Set<string>();
  return readings(file, brands).flatMap(({ product, identity }, row) => {
    if (!product || !identity || seen.has(identity)) return [];
    seen.add(identity);
    return [{ product, ...namesIn(file, file.table.rows[row] ?? []) }];
  });
}

function readings({ table: { columns, rows }, currency, perDollar }: File, brands: string[]): RowReading[] {
  const mapping = guessColumns(columns);
  const defaults = { sellerPhone: '+880 1700-000000', sellerLocation: 'Somewhere', currency, perDollar };
  const settings = ImportSettings.parse({ ...firstSettings(columns, mapping), ...defaults });
  return rows.map((row) => readRow(row, { columns: columns.length, mapping, settings, brands, frameSecret: '' }));
}

function namesIn({ table: { columns } }: File, row: string[]): Pick<Listing, 'said' | 'models'> {
  const cells = (named: RegExp) => columns.flatMap(({ name }, at) => (named.test(name.trim()) ? [row[at] ?? ''] : []));
  const isFree = columns.some(({ name }) => FREE_TITLE.test(name.trim()));
  const [brand = ''] = cells(BRAND);
  const models = cells(isFree || columns.some(({ name }) => name === 'Sub_Model') ? MODEL : TITLE);
  return { said: cells(NAMING).join(' | '), models: models.map((name) => bareName(name, brand)).filter(Boolean) };
}

/** Drops brand, year, cc and brackets. */
function bareName(name: string, brand: string): string {
  const bare = name.toLowerCase().startsWith(brand.toLowerCase()) ? name.slice(brand.length) : name;
  return bare
    .replace(/\[.*?\]|\b(19|20)\d\d\b|\d+\s*cc\b|[.`,]/gi, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}
