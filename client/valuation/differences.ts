import { inThousands } from '#contract/format.ts';
import type { Product } from '#contract/products.ts';
import type { Comparable } from '#contract/valuation.ts';

type Valued = Pick<Product, 'modelYear' | 'yearsOfUse' | 'kilometres' | 'owners'>;

/** In what a comparable differs from the valued bike: `2 years older`, `12,000 km more`. */
export function differencesFrom(bike: Valued, other: Comparable, thisYear = new Date().getUTCFullYear()): string[] {
  const modelYear = bike.modelYear ?? thisYear - Math.round(bike.yearsOfUse);
  const years = other.modelYear - modelYear;
  const kilometres = differenceOf(bike.kilometres, other.kilometres);
  const owners = differenceOf(bike.owners, other.owners);
  return [
    years && `${counted(years, 'year')} ${years < 0 ? 'older' : 'newer'}`,
    kilometres && `${inThousands(Math.abs(kilometres))} km ${kilometres < 0 ? 'fewer' : 'more'}`,
    owners && `${counted(owners, 'owner')} ${owners < 0 ? 'fewer' : 'more'}`,
  ].filter((text) => typeof text === 'string');
}

const differenceOf = (here: number | undefined, there: number | undefined) =>
  here === undefined || there === undefined ? 0 : there - here;

const counted = (count: number, noun: string) => `${Math.abs(count)} ${noun}${Math.abs(count) === 1 ? '' : 's'}`;
