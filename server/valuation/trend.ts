import { type Bike, featuresOf, groupsOf, type Price } from './bike.ts';
import { median, solve } from './statistics.ts';

/** How prices of one market depend on age, kilometres and owners, and what bikes of a group cost otherwise. */
export interface Trend {
  coefficients: number[];
  /** Median logarithm of the price in cents without the effect of the coefficients; of how many. */
  levels: Record<string, [level: number, bikes: number]>;
}

const ROUNDS = 4;
/** Pulls coefficients to 0 where little is known. */
const RIDGE = 3;
/** Logarithmic: whoever is further off counts less. */
const FAR_OFF = 0.25;
const FEWEST_OF_A_GROUP = 2;
/** As many bikes of the wider group. */
const SHRINKAGE = 2;

export const effectOf = (bike: Bike, { coefficients }: Pick<Trend, 'coefficients'>) =>
  featuresOf(bike).reduce((sum, feature, at) => sum + feature * (coefficients[at] ?? 0), 0);

/** Logarithm of the price, carried to a new bike of one owner. */
export const levelOf = (price: Price, trend: Pick<Trend, 'coefficients'>) =>
  Math.log(price.cents) - effectOf(price, trend);

/** Of prices from one country. */
export function fitTrend(prices: readonly Price[]): Trend {
  const coefficients = fitCoefficients(prices);
  const levels = Map.groupBy(
    prices.flatMap((price) => groupsOf(price).map((group) => ({ group, level: levelOf(price, { coefficients }) }))),
    ({ group }) => group,
  );
  return {
    coefficients,
    levels: Object.fromEntries(
      [...levels]
        .filter(([, bikes]) => bikes.length >= FEWEST_OF_A_GROUP)
        .map(([group, bikes]) => [group, [median(bikes.map(({ level }) => level)), bikes.length]]),
    ),
  };
}

/** Undefined: nothing is known of the market. */
export function groupLevelOf(bike: Bike, { levels }: Trend): number | undefined {
  let known: number | undefined;
  for (const group of groupsOf(bike)) {
    const [level, bikes] = levels[group] ?? [];
    if (level === undefined || bikes === undefined) continue;
    known = known === undefined ? level : (level * bikes + known * SHRINKAGE) / (bikes + SHRINKAGE);
  }
  return known;
}

/** Regression within models: what differs between models does not count. */
function fitCoefficients(prices: readonly Price[]): number[] {
  const models = [...Map.groupBy(prices, ({ model }) => model).values()]
    .filter(({ length }) => length > 1)
    .map((alike) => alike.map((price) => ({ features: featuresOf(price), log: Math.log(price.cents), weight: 1 })));
  let coefficients: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    coefficients = leastSquares(models);
    for (const alike of models) {
      const residuals = alike.map(({ features, log }) => log - dot(features, coefficients));
      const middle = median(residuals);
      alike.forEach((one, at) => {
        one.weight = Math.min(1, FAR_OFF / Math.abs((residuals[at] ?? 0) - middle));
      });
    }
  }
  return coefficients;
}

interface Row {
  features: number[];
  log: number;
  weight: number;
}

function leastSquares(models: Row[][]): number[] {
  const width = models[0]?.[0]?.features.length ?? 0;
  const matrix = Array.from({ length: width }, (_, at) =>
    Array.from({ length: width }, (_, of) => (at === of ? RIDGE : 0) as number),
  );
  const right = Array.from({ length: width }, () => 0);
  for (const alike of models) {
    const total = alike.reduce((sum, { weight }) => sum + weight, 0);
    const mean = (value: (row: Row) => number) => alike.reduce((sum, row) => sum + row.weight * value(row), 0) / total;
    const means = right.map((_, at) => mean(({ features }) => features[at] ?? 0));
    const logs = mean(({ log }) => log);
    for (const { features, log, weight } of alike) {
      const apart = features.map((feature, at) => feature - (means[at] ?? 0));
      apart.forEach((a, row) => {
        right[row] = (right[row] ?? 0) + weight * a * (log - logs);
        const line = matrix[row] ?? [];
        apart.forEach((b, column) => {
          line[column] = (line[column] ?? 0) + weight * a * b;
        });
      });
    }
  }
  return solve(matrix, right);
}

const dot = (a: readonly number[], b: readonly number[]) => a.reduce((sum, value, at) => sum + value * (b[at] ?? 0), 0);
