import { readdirSync } from 'node:fs';
import { atomsOf } from '#server/text/normalize.ts';
import type { Price } from '#server/valuation/bike.ts';
import { estimate } from '#server/valuation/estimate.ts';
import { bandOf, fitPriceTrend } from '#server/valuation/price-trend.ts';
import { bikeOf } from '#server/valuation/prices.ts';
import { median } from '#server/valuation/statistics.ts';
import { Measured } from './measured.ts';
import { type Listing, listingsIn } from './relevance/listings.ts';
import { printTable } from './table.ts';

/**
 * `node bench/valuation.ts folder-of-the-sets`: how far asked prices are from estimates by others, and how many lie in
 * the band. Each fifth is valued by a trend and comparables of the other four.
 */
const [folder] = process.argv.slice(2);
if (!folder) throw new Error('Usage: node bench/valuation.ts folder-of-the-sets');
const FOLDS = 5;
const CLASSES = [0, 1, 3, 6, 11, 26];
/** One set holds deposits instead of prices for one bike in six: what is below half of the estimate. */
const DEPOSITS = /ikman/;
const A_DEPOSIT = 0.5;

interface Valued {
  comparables: number;
  error: number;
  isInside: boolean;
  halfWidth: number;
}

const measured = new Measured();
const all: Valued[] = [];
const rows: Record<string, string | number>[] = [];
for (const file of readdirSync(folder).filter((name) => name.endsWith('.csv'))) {
  const prices = pricesOf(listingsIn(folder, file));
  if (!prices.length) continue;
  const valued = await crossValidated(prices, DEPOSITS.test(file));
  all.push(...valued);
  rows.push({ set: file.split('.')[0] ?? file, ...figures(valued) });
}
printTable(rows);
printTable(
  CLASSES.map((least, at) => {
    const some = all.filter(({ comparables: count }) => count >= least && count < (CLASSES[at + 1] ?? Infinity));
    return { 'comparables, from': least, ...figures(some) };
  }),
);
measured.add('all sets', 'valuations', { count: all.length });
measured.conclude();

async function crossValidated(prices: Price[], hasDeposits: boolean): Promise<Valued[]> {
  const valued: Valued[] = [];
  for (let fold = 0; fold < FOLDS; fold++) {
    const { trend, usable } = await fitPriceTrend(prices.filter((_, nth) => nth % FOLDS !== fold));
    const models = Map.groupBy(usable, ({ model }) => model);
    for (const price of prices.filter((_, nth) => nth % FOLDS === fold)) {
      const found = estimate(price, models.get(price.model) ?? [], trend);
      const band = found && bandOf(found, trend);
      if (!band || (hasDeposits && price.cents < A_DEPOSIT * band.middle)) continue;
      valued.push({
        comparables: found.comparables.length,
        error: Math.abs(band.middle / price.cents - 1),
        isInside: price.cents >= band.low && price.cents <= band.high,
        halfWidth: (band.high - band.low) / 2 / band.middle,
      });
    }
  }
  return valued;
}

function pricesOf(listings: Listing[]): Price[] {
  const thisYear = Math.max(...listings.map(({ product }) => product.modelYear ?? 0));
  return listings.flatMap(({ product }, nth) => {
    const {
      modelYear = thisYear - (product.yearsOfUse ?? Number.NaN),
      categoryName: brand,
      resalePrice: cents,
    } = product;
    if (!Number.isFinite(modelYear)) return [];
    const { modelId = null, kilometres = null, owners = null, engineCc = null, bodyType = null } = product;
    const bike = bikeOf({
      brand,
      modelId,
      model: ownWords(product),
      modelYear,
      kilometres,
      owners,
      engineCc,
      bodyType,
    });
    const age = Math.max(0, thisYear - modelYear);
    return [{ ...bike, age, id: `${nth}`, sellerId: `${nth}`, cents, days: 0, isPaid: false }];
  });
}

/** For bikes that the catalogue does not know. */
function ownWords({ model, variant, productName, categoryName, engineCc }: Listing['product']): string {
  const brand = new Set(atomsOf(categoryName).map(({ text }) => text));
  const words = atomsOf([model, variant].filter(Boolean).join(' ') || productName)
    .map(({ text }) => text)
    .filter((word) => !brand.has(word) && !/^(19|20)\d\d$/.test(word));
  return `${words.slice(0, 4).join(' ')} ${engineCc ?? ''}`;
}

function figures(valued: Valued[]) {
  const share = (is: (one: Valued) => boolean) => `${((100 * valued.filter(is).length) / valued.length).toFixed(1)} %`;
  const percent = (of: (one: Valued) => number) => `${(100 * median(valued.map(of))).toFixed(1)} %`;
  return {
    bikes: valued.length,
    'median error': percent(({ error }) => error),
    'within 20 %': share(({ error }) => error < 0.2),
    'in the band': share(({ isInside }) => isInside),
    'half of its width': percent(({ halfWidth }) => halfWidth),
  };
}
