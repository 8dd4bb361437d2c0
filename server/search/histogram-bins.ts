import { HIGHEST_PRICE } from '#contract/money.ts';
import { ENGINE_STARTS, KILOMETRE_STEPS } from '#contract/search.ts';

export const CLASSES_A_DECADE = 36;

/** Lower bounds in dollars. */
export const DOLLAR_EDGES = [0, ...edgesFrom(100)];
export const CENT_EDGES = DOLLAR_EDGES.map((dollars) => dollars * 100);
/** Steps are inclusive upper bounds. */
export const KILOMETRE_EDGES = KILOMETRE_STEPS.map((step) => step + 1);
/** Unknown engine sizes fall below the first bin. */
export const ENGINE_EDGES = ENGINE_STARTS.map((start) => Math.max(start, 1));

/** 1 to 9.75 times each power of ten: narrow bins where most prices lie. */
function edgesFrom(power: number): number[] {
  if (power >= HIGHEST_PRICE) return [power];
  const steps = Array.from({ length: CLASSES_A_DECADE }, (_, step) => power * (1 + step / 4));
  return [...steps, ...edgesFrom(power * 10)];
}
