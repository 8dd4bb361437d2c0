import { placeById } from '../geography/geography.ts';
import { isPlaceholder } from '../products/usual-prices/usual-prices.ts';
import type { Bike, Price } from './bike.ts';
import type { PriceRow } from './queries.ts';

export interface ListedPrice extends Price {
  name: string;
  modelYear: number;
  placeId: number;
}

const thisYear = () => new Date().getUTCFullYear();

type Facts = Pick<
  PriceRow,
  'brand' | 'modelId' | 'model' | 'modelYear' | 'kilometres' | 'owners' | 'engineCc' | 'bodyType'
>;

/** `year`: of which the age is said. */
export function bikeOf(
  { brand, modelId, model, modelYear, kilometres, owners, engineCc, bodyType }: Facts,
  year = thisYear(),
): Bike {
  return {
    model: modelId ?? `${brand} ${model ?? ''}`,
    brand,
    age: Math.max(0, year - modelYear),
    kilometres: kilometres === null || isPlaceholder(kilometres) ? null : kilometres,
    owners,
    engineCc,
    bodyType,
  };
}

/** Each bike once, however often it is listed. */
export function listedPrices(rows: readonly PriceRow[], year = thisYear()): ListedPrice[] {
  const bikes = new Map<string, ListedPrice>();
  for (const row of rows) {
    const { id, sellerId, name, cents, days, isPaid, modelYear, kilometres, placeId } = row;
    const key = [name.toLowerCase(), modelYear, kilometres, cents].join('|');
    const price = {
      ...bikeOf(row, year),
      id,
      sellerId,
      name,
      cents,
      days: Math.max(0, days),
      isPaid,
      modelYear,
      placeId,
    };
    if (isPaid || !bikes.has(key)) bikes.set(key, price);
  }
  return [...bikes.values()];
}

export const countryOf = (placeId: number | null) => (placeId === null ? undefined : placeById(placeId)?.country);
