import { dollars } from '#contract/money.ts';
import { priceLabelOf } from '#contract/price-label.ts';
import type { WholeProduct } from '#contract/products.ts';
import {
  type Comparable as ComparableShown,
  FEWEST_COMPARABLES,
  MOST_COMPARABLES_SHOWN,
  type Valuation,
} from '#contract/valuation.ts';
import { cacheTags } from '../cache/invalidation.ts';
import { Tagged } from '../cache/tagged.ts';
import { modelById } from '../catalogue/catalogue.ts';
import type { Sql } from '../database/connect.ts';
import { placesIn } from '../geography/geography.ts';
import type { Viewer } from '../http/viewer.ts';
import { groupsOf } from './bike.ts';
import { type Comparable, estimate } from './estimate.ts';
import { type Band, bandOf, type PriceTrend } from './price-trend.ts';
import { bikeOf, countryOf, type ListedPrice, listedPrices } from './prices.ts';
import * as queries from './queries.ts';
import { USUAL_TREND } from './usual-trend.ts';

export { fitPriceTrends } from './fit.ts';

const READ = { asked: 300, paid: 100 };
/** Prices grow old, and trends are fitted anew. */
const LONGEST_KEPT_MS = 60 * 60_000;
const UNKNOWN: Valuation = { count: 0, comparables: [] };

type Asked = Pick<queries.PriceRow, 'sellerId' | 'modelId' | 'modelYear' | 'kilometres' | 'owners' | 'placeId'>;

export async function valuationOf(sql: Sql, read: Tagged<WholeProduct>): Promise<Tagged<Valuation>> {
  const {
    _id: id,
    modelId,
    modelYear,
    yearsOfUse,
    kilometres,
    owners,
    place,
    sellerId,
    resalePrice,
    isAvailable,
  } = read.value;
  if (!modelId || !place) return read.as(UNKNOWN);
  const valued = await value(sql, {
    sellerId,
    modelId,
    modelYear: modelYear ?? new Date().getUTCFullYear() - Math.round(yearsOfUse),
    kilometres: kilometres ?? null,
    owners: owners ?? null,
    placeId: place._id,
  });
  const [changed] = await queries.changedPrice(sql, id);
  const shown = show(valued);
  const label = shown.band && isAvailable && !changed ? priceLabelOf(resalePrice, shown.band) : undefined;
  const tags = [
    ...read.tags,
    cacheTags.model(modelId),
    ...valued.comparables.map(({ price }) => cacheTags.bike(price.id)),
  ];
  return new Tagged({ ...shown, ...(label && { label }) }, ...tags).expiring(
    read.until,
    Date.now() + LONGEST_KEPT_MS,
    changed?.labelFrom.getTime() ?? Number.POSITIVE_INFINITY,
  );
}

export async function valueBike(
  sql: Sql,
  seller: Viewer,
  asked: Pick<Asked, 'modelYear' | 'placeId'> & { modelId: string; kilometres?: number; owners?: number },
): Promise<Valuation> {
  const { kilometres = null, owners = null } = asked;
  return show(await value(sql, { ...asked, kilometres, owners, sellerId: seller.id }));
}

interface Valued {
  band: Band | undefined;
  comparables: (Comparable & { price: ListedPrice })[];
}

/** By the prices of others. */
async function value(sql: Sql, { sellerId, modelId, placeId, ...asked }: Asked): Promise<Valued> {
  const [model, country] = [modelById(modelId ?? ''), countryOf(placeId)];
  if (!model || !country) return { band: undefined, comparables: [] };
  const { brandName: brand, engineCc, bodyType, _id } = model;
  const bike = bikeOf({ ...asked, brand, modelId: _id, model: null, engineCc, bodyType });
  const [trend, rows] = await Promise.all([
    trendOf(sql, country, groupsOf(bike)),
    queries.pricesAlike(sql, { modelId: _id, placeIds: placesIn(country), withoutSeller: sellerId }, READ),
  ]);
  const found = estimate(bike, listedPrices(rows), trend);
  const comparables = (found?.comparables ?? []) as Valued['comparables'];
  const band = found && comparables.length >= FEWEST_COMPARABLES ? bandOf(found, trend) : undefined;
  return { band, comparables };
}

async function trendOf(sql: Sql, country: string, groups: string[]): Promise<PriceTrend> {
  const [trend] = await queries.trendOf(sql, country, groups);
  return trend?.errors.length ? trend : USUAL_TREND;
}

function show({ band, comparables }: Valued): Valuation {
  return {
    ...(band && { band: { low: rounded(band.low), middle: rounded(band.middle), high: rounded(band.high) } }),
    count: comparables.length,
    comparables: comparables.slice(0, MOST_COMPARABLES_SHOWN).map(showComparable),
  };
}

function showComparable({ price, cents }: Valued['comparables'][number]): ComparableShown {
  const { id, name, model, modelYear, kilometres, owners, isPaid } = price;
  return {
    ...(isPaid
      ? { productName: modelById(model)?.name ?? '' }
      : { _id: id, productName: name, price: dollars(price.cents) }),
    modelYear,
    ...(kilometres !== null && { kilometres }),
    ...(owners !== null && { owners }),
    adjusted: rounded(cents),
  };
}

/** More digits would say more than is known. */
const rounded = (cents: number) => Math.max(1, Number(dollars(cents).toPrecision(3)));
