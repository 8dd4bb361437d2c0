import { t } from '#language/t.ts';
import type { Db } from '../../database/connect.ts';
import { placesIn } from '../../geography/geography.ts';
import * as queries from './queries.ts';

export interface Asking {
  modelId: string;
  year: number;
  cents: number;
}

const LEAST_OTHERS = 5;
export const YEARS_NEAR = 2;
/** Per model and year: more would hardly change the median. */
const MOST_ALIKE = 100;
const FAR_BELOW = 0.4;
const FAR_ABOVE = 2.5;

/** Of the same model, at most two years apart. */
export class UsualPrices {
  readonly #byModel = new Map<string, Map<number, number[]>>();
  readonly #known = new Map<string, number | undefined>();

  constructor(prices: Asking[]) {
    for (const { modelId, year, cents } of prices) {
      const years = this.#byModel.get(modelId) ?? new Map<number, number[]>();
      const alike = years.get(year) ?? [];
      if (alike.length < MOST_ALIKE) alike.push(cents);
      this.#byModel.set(modelId, years.set(year, alike));
    }
  }

  /** Median in cents. `itself`: the bike is in the sample. Undefined: too few others. */
  of({ modelId, year }: Omit<Asking, 'cents'>, { itself = false } = {}): number | undefined {
    const key = `${modelId} ${year} ${itself}`;
    if (!this.#known.has(key)) this.#known.set(key, this.#median(modelId, year, LEAST_OTHERS + (itself ? 1 : 0)));
    return this.#known.get(key);
  }

  #median(modelId: string, year: number, least: number): number | undefined {
    const years = this.#byModel.get(modelId);
    const near = Array.from({ length: 2 * YEARS_NEAR + 1 }, (_, at) => years?.get(year - YEARS_NEAR + at) ?? []).flat();
    if (near.length < least) return undefined;
    const sorted = near.sort((a, b) => a - b);
    const [low = 0, high = 0] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]];
    return (low + high) / 2;
  }
}

export const isFarOff = (cents: number, usual: number) => cents < FAR_BELOW * usual || cents > FAR_ABOVE * usual;

export const guessAbout = (cents: number, usual: number) =>
  cents < usual ? t('Is it a deposit, or is a digit missing?') : t('Is a digit too many?');

export async function askedOnMarket(db: Db, modelIds: string[], country: string): Promise<Asking[]> {
  const places = placesIn(country);
  return modelIds.length && places.length ? queries.askedFor(db, modelIds, places, MOST_ALIKE) : [];
}
