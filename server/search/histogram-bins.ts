import { HIGHEST_PRICE } from '#contract/money.ts';
import { ENGINE_STARTS, KILOMETRE_STEPS } from '#contract/search.ts';

/** Classes of prices from one round figure to its tenfold. */
export const CLASSES_A_DECADE = 36;

/** From how many dollars on a bike counts to the next class. */
export const DOLLAR_EDGES = [0, ...edgesFrom(100)];
export const CENT_EDGES = DOLLAR_EDGES.map((dollars) => dollars * 100);
/** A bike with as many kilometres as a step counts to those up to the step. */
export const KILOMETRE_EDGES = KILOMETRE_STEPS.map((step) => step + 1);
/** What is not known is below the first. */
export const ENGINE_EDGES = ENGINE_STARTS.map((start) => Math.max(start, 1));

/** From 1 to 9.75 times each power of ten: close together where most prices are apart by little. */
function edgesFrom(power: number): number[] {
  if (power >= HIGHEST_PRICE) return [power];
  const steps = Array.from({ length: CLASSES_A_DECADE }, (_, step) => power * (1 + step / 4));
  return [...steps, ...edgesFrom(power * 10)];
}
