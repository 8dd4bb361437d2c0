import { modelYearOf } from '#contract/model-year.ts';
import { dollars } from '#contract/money.ts';
import { priceLabelOf } from '#contract/price-label.ts';
import type { WholeProduct } from '#contract/products.ts';
import { type Comparable, MOST_COMPARABLES_SHOWN, type Valuation } from '#contract/valuation.ts';
import { cacheTags } from '../cache/invalidation.ts';
import { Tagged } from '../cache/tagged.ts';
import { modelById } from '../catalogue/catalogue.ts';
import type { Sql } from '../database/connect.ts';
import type { Viewer } from '../http/viewer.ts';
import * as queries from './queries.ts';
import { type Asked, rounded, roundedBand, type Valued, value } from './value.ts';

export { calibrations, measureCalibration } from './calibration.ts';
export { fitPriceTrends } from './fit.ts';
export { enlistForLabels, labelPrices } from './labels.ts';
export { bandFor } from './value.ts';

/** Prices grow old, and trends are fitted anew. */
const LONGEST_KEPT_MS = 60 * 60_000;
const UNKNOWN: Valuation = { count: 0, comparables: [] };

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
    modelYear: modelYearOf({ modelYear, yearsOfUse }),
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

function show({ band, comparables }: Valued): Valuation {
  return {
    ...(band && { band: roundedBand(band) }),
    count: comparables.length,
    comparables: comparables.slice(0, MOST_COMPARABLES_SHOWN).map(showComparable),
  };
}

function showComparable({ price, cents }: Valued['comparables'][number]): Comparable {
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
