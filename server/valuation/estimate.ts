import { type Bike, distanceOf, type Price } from './bike.ts';
import { type Weighted, weightedMedian } from './statistics.ts';
import { effectOf, groupLevelOf, levelOf, type Trend } from './trend.ts';

export interface Comparable {
  price: Price;
  /** Carried to the age, kilometres and owners of the valued bike. */
  cents: number;
  weight: number;
}

/** Logarithms of cents. */
export interface Estimate {
  log: number;
  /** How far comparables differ from each other. */
  spread: number;
  /** The most alike first. */
  comparables: Comparable[];
}

const MOST_COMPARABLES = 60;
const YEARS = 2.5;
const KILOMETRES = 0.7;
const UNKNOWN_KILOMETRES = 0.35;
const HALF_LIFE_DAYS = 180;
const PAID = 2;
const MOST_OF_A_SELLER = 2;
/** As many comparables of the group. */
const SHRINKAGE = 1.5;
const USUAL_SPREAD = 0.12;
const SPREAD_SHRINKAGE = 4;
const SPREAD_WITHOUT = 0.5;

/** `prices`: others of the same model and market. Undefined: nothing is known of it. */
export function estimate(bike: Bike, prices: readonly Price[], trend: Trend): Estimate | undefined {
  const effect = effectOf(bike, trend);
  const group = groupLevelOf(bike, trend);
  const weighed = weigh(bike, prices);
  const comparables = weighed.map(({ price, weight }) => ({
    price,
    weight,
    cents: Math.round(Math.exp(levelOf(price, trend) + effect)),
  }));
  if (!comparables.length)
    return group === undefined ? undefined : { log: group + effect, spread: SPREAD_WITHOUT, comparables };
  const levels = weighed.map(({ price, weight }): Weighted => [levelOf(price, trend), weight]);
  const middle = weightedMedian(levels);
  const count = effectiveCount(levels);
  const level = group === undefined ? middle : (middle * count + group * SHRINKAGE) / (count + SHRINKAGE);
  const apart = weightedMedian(levels.map(([value, weight]) => [Math.abs(value - middle), weight]));
  const spread = (apart * count + USUAL_SPREAD * SPREAD_SHRINKAGE) / (count + SPREAD_SHRINKAGE);
  return { log: level + effect, spread, comparables };
}

/** All bikes of a seller weigh as one. */
function weigh(bike: Bike, prices: readonly Price[]) {
  const nearest = prices.map((price) => ({ price, weight: likeness(bike, price) })).sort((a, b) => b.weight - a.weight);
  const sellers = Map.groupBy(nearest, ({ price }) => price.sellerId);
  return [...sellers.values()]
    .flatMap((own) =>
      own.slice(0, MOST_OF_A_SELLER).map(({ price, weight }, _, { length }) => ({ price, weight: weight / length })),
    )
    .sort((a, b) => b.weight - a.weight)
    .slice(0, MOST_COMPARABLES);
}

function likeness(bike: Bike, price: Price): number {
  const [here, there] = [distanceOf(bike.kilometres), distanceOf(price.kilometres)];
  const apart = here === undefined || there === undefined ? UNKNOWN_KILOMETRES : KILOMETRES * Math.abs(here - there);
  const recency = 2 ** (-price.days / HALF_LIFE_DAYS);
  return Math.exp(-Math.abs(price.age - bike.age) / YEARS - apart) * recency * (price.isPaid ? PAID : 1);
}

/** As many that weigh the same would tell as much. */
function effectiveCount(values: readonly Weighted[]): number {
  const sum = values.reduce((total, [, weight]) => total + weight, 0);
  return sum ** 2 / values.reduce((total, [, weight]) => total + weight ** 2, 0);
}
