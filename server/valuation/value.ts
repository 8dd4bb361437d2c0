import { dollars } from '#contract/money.ts';
import type { PriceBand } from '#contract/price-label.ts';
import { FEWEST_COMPARABLES } from '#contract/valuation.ts';
import { modelById } from '../catalogue/catalogue.ts';
import type { Sql } from '../database/connect.ts';
import { placesIn } from '../geography/geography.ts';
import { type Bike, groupsOf } from './bike.ts';
import { type Comparable, estimate } from './estimate.ts';
import { type Band, bandOf, type PriceTrend } from './price-trend.ts';
import { bikeOf, countryOf, type ListedPrice, listedPrices } from './prices.ts';
import * as queries from './queries.ts';
import { USUAL_TREND } from './usual-trend.ts';

export const READ = { asked: 300, paid: 100 };

export type Asked = Pick<queries.PriceRow, 'sellerId' | 'modelId' | 'modelYear' | 'kilometres' | 'owners' | 'placeId'>;

export interface Valued {
  band: Band | undefined;
  comparables: (Comparable & { price: ListedPrice })[];
}

/** By the prices of others. */
export async function value(sql: Sql, { sellerId, placeId, ...asked }: Asked): Promise<Valued> {
  const [bike, country] = [knownBike(asked), countryOf(placeId)];
  if (!bike || !country) return { band: undefined, comparables: [] };
  const [trend, rows] = await Promise.all([
    trendOf(sql, country, groupsOf(bike)),
    queries.pricesAlike(sql, { modelId: bike.model, placeIds: placesIn(country), withoutSeller: sellerId }, READ),
  ]);
  return valueBy(bike, listedPrices(rows), trend);
}

/** Undefined: no model of the catalogue. `year`: of which the age is said; absent: this one. */
export function knownBike({ modelId, ...asked }: Omit<Asked, 'sellerId' | 'placeId'>, year?: number): Bike | undefined {
  const model = modelById(modelId ?? '');
  if (!model) return undefined;
  const { brandName: brand, engineCc, bodyType, _id } = model;
  return bikeOf({ ...asked, brand, modelId: _id, model: null, engineCc, bodyType }, year);
}

export function valueBy(bike: Bike, prices: ListedPrice[], trend: PriceTrend): Valued {
  const found = estimate(bike, prices, trend);
  const comparables = (found?.comparables ?? []) as Valued['comparables'];
  const band = found && comparables.length >= FEWEST_COMPARABLES ? bandOf(found, trend) : undefined;
  return { band, comparables };
}

/** With the levels of some groups, or of all. */
export async function trendOf(sql: Sql, country: string, groups: string[] | null): Promise<PriceTrend> {
  const [trend] = await queries.trendOf(sql, country, groups);
  return trend?.errors.length ? trend : USUAL_TREND;
}

/** In dollars; undefined: too few comparables. */
export async function bandFor(sql: Sql, asked: Asked): Promise<PriceBand | undefined> {
  const { band } = await value(sql, asked);
  return band && roundedBand(band);
}

export const roundedBand = ({ low, middle, high }: Band): PriceBand => ({
  low: rounded(low),
  middle: rounded(middle),
  high: rounded(high),
});

/** More digits would say more than is known. */
export const rounded = (cents: number) => Math.max(1, Number(dollars(cents).toPrecision(3)));
