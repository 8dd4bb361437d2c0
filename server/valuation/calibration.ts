import { dollars } from '#contract/money.ts';
import { type Accuracy, type Calibration, FEWEST_SALES, MANY_COMPARABLES } from '#contract/valuation.ts';
import { cacheTags, calibrationsChanged } from '../cache/invalidation.ts';
import { Tagged } from '../cache/tagged.ts';
import type { Sql } from '../database/connect.ts';
import { placesIn } from '../geography/geography.ts';
import * as queries from './calibration-queries.ts';
import type { PriceTrend } from './price-trend.ts';
import { countryOf, listedPrices } from './prices.ts';
import { median } from './statistics.ts';
import { knownBike, READ, roundedBand, trendOf, valueBy } from './value.ts';

/** Of all countries. */
const MOST_SALES = 20_000;
/** Each is valued by a statement of its own. */
const MOST_OF_A_COUNTRY = 1000;

export async function calibrations(sql: Sql): Promise<Tagged<Calibration[]>> {
  const rows = await queries.all(sql);
  return new Tagged(
    rows.map(({ country, calibration }) => ({ country, ...calibration })),
    cacheTags.calibrations,
  );
}

/** Values the newest sales of each country as just before each, and stores how often the price paid lay in the range. */
export async function measureCalibration(
  sql: Sql,
  left: AbortSignal,
  { most = MOST_OF_A_COUNTRY, fewest = FEWEST_SALES } = {},
) {
  const countries = Map.groupBy(await queries.newestSales(sql, MOST_SALES), ({ placeId }) => countryOf(placeId));
  const rows: queries.CalibrationRow[] = [];
  for (const [country, sales] of countries) {
    if (!country || sales.length < fewest) continue;
    const judged = await judge(sql, country, sales.slice(0, most), left);
    if (left.aborted) return;
    if (judged.length >= fewest) rows.push({ country, calibration: calibrationOf(judged, fewest) });
  }
  await sql.begin(async (db) => {
    const changed = await queries.save(db, rows);
    if (changed.length) await calibrationsChanged(db);
  });
}

interface Judged {
  agreedAt: Date;
  comparables: number;
  isInside: boolean;
  /** Of the middle. */
  error: number;
}

/** Those that had a range. */
async function judge(sql: Sql, country: string, sales: queries.SaleRow[], left: AbortSignal): Promise<Judged[]> {
  const [trend, placeIds] = [await trendOf(sql, country, null), placesIn(country)];
  const judged: Judged[] = [];
  for (const sale of sales) {
    if (left.aborted) break;
    const one = await judgeOne(sql, sale, { trend, placeIds });
    if (one) judged.push(one);
  }
  return judged;
}

async function judgeOne(
  sql: Sql,
  { agreedAt, sellerId, cents, ...sold }: queries.SaleRow,
  { trend, placeIds }: { trend: PriceTrend; placeIds: number[] },
): Promise<Judged | undefined> {
  const year = agreedAt.getUTCFullYear();
  const bike = knownBike(sold, year);
  if (!bike) return undefined;
  const alike = { modelId: bike.model, placeIds, withoutSeller: sellerId };
  const rows = await queries.pricesAlikeAt(sql, agreedAt, alike, READ);
  const { band, comparables } = valueBy(bike, listedPrices(rows, year), trend);
  if (!band) return undefined;
  const [{ low, middle, high }, price] = [roundedBand(band), dollars(cents)];
  return {
    agreedAt,
    comparables: comparables.length,
    isInside: price >= low && price <= high,
    error: Math.abs(price / middle - 1),
  };
}

function calibrationOf(judged: Judged[], fewest: number): queries.CalibrationRow['calibration'] {
  const { few = [], many = [] } = Object.groupBy(judged, ({ comparables }) =>
    comparables < MANY_COMPARABLES ? 'few' : 'many',
  );
  const oldest = Math.min(...judged.map(({ agreedAt }) => agreedAt.getTime()));
  return {
    ...accuracyOf(judged),
    since: new Date(oldest).toISOString().slice(0, 10),
    ...(few.length >= fewest && { few: accuracyOf(few) }),
    ...(many.length >= fewest && { many: accuracyOf(many) }),
  };
}

function accuracyOf(judged: Judged[]): Accuracy {
  const { length: sales } = judged;
  return {
    sales,
    inside: toThousandths(judged.filter(({ isInside }) => isInside).length / sales),
    medianError: toThousandths(median(judged.map(({ error }) => error))),
  };
}

const toThousandths = (share: number) => Math.round(share * 1000) / 1000;
