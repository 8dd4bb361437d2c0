import type { Db } from '../../database/connect.ts';
import { placesIn } from '../../geography/geography.ts';
import * as queries from './queries.ts';

/** What is asked for a bike of a model and a model year. */
export interface Asking {
  modelId: string;
  year: number;
  cents: number;
}

/** With fewer others there is nothing to compare with. */
const LEAST_OTHERS = 5;
const YEARS_NEAR = 2;
/** Of one model and year: more would change the middle of them little. */
const MOST_ALIKE = 100;
/** Below and above these parts of what others ask, a price is most likely something else. */
const FAR_BELOW = 0.4;
const FAR_ABOVE = 2.5;

/** What is usually asked for bikes that are alike: the same model, at most two years older or younger. */
export class UsualPrices {
  readonly #byModel = new Map<string, Map<number, number[]>>();
  readonly #known = new Map<string, number | undefined>();

  constructor(asked: Asking[]) {
    for (const { modelId, year, cents } of asked) {
      const years = this.#byModel.get(modelId) ?? new Map<number, number[]>();
      const alike = years.get(year) ?? [];
      if (alike.length < MOST_ALIKE) alike.push(cents);
      this.#byModel.set(modelId, years.set(year, alike));
    }
  }

  /** The middle of what is asked, in cents; `itself`: the bike is one of those. Nothing: too few others. */
  of({ modelId, year }: Omit<Asking, 'cents'>, { itself = false } = {}): number | undefined {
    const key = `${modelId} ${year} ${itself}`;
    if (!this.#known.has(key)) this.#known.set(key, this.#middle(modelId, year, LEAST_OTHERS + (itself ? 1 : 0)));
    return this.#known.get(key);
  }

  #middle(modelId: string, year: number, least: number): number | undefined {
    const years = this.#byModel.get(modelId);
    const near = Array.from({ length: 2 * YEARS_NEAR + 1 }, (_, at) => years?.get(year - YEARS_NEAR + at) ?? []).flat();
    if (near.length < least) return undefined;
    const sorted = near.sort((a, b) => a - b);
    const [low = 0, high = 0] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]];
    return (low + high) / 2;
  }
}

/** Whether a price is a fraction or a multiple of what others ask. */
export const isFarOff = (cents: number, usual: number) => cents < FAR_BELOW * usual || cents > FAR_ABOVE * usual;

/** What is asked now, in one country, for bikes of these models; of very many, a fair sample. */
export async function askedOnMarket(db: Db, modelIds: string[], country: string): Promise<Asking[]> {
  const places = placesIn(country);
  return modelIds.length && places.length ? queries.askedFor(db, modelIds, places, MOST_ALIKE) : [];
}
