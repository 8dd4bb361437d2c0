import { formatDistance } from '#contract/format.ts';
import type { Product } from '#contract/products.ts';
import type { Comparable } from '#contract/valuation.ts';
import { t } from '#language/t.ts';

type Valued = Pick<Product, 'modelYear' | 'yearsOfUse' | 'kilometres' | 'owners'>;

/** In what a comparable differs from the valued bike: `2 years older`, `12,000 km more`. */
export function differencesFrom(bike: Valued, other: Comparable, thisYear = new Date().getUTCFullYear()): string[] {
  const modelYear = bike.modelYear ?? thisYear - Math.round(bike.yearsOfUse);
  const years = other.modelYear - modelYear;
  const kilometres = differenceOf(bike.kilometres, other.kilometres);
  const owners = differenceOf(bike.owners, other.owners);
  return [
    years < 0 && t('{years, plural, one {# year} other {# years}} older', { years: -years }),
    years > 0 && t('{years, plural, one {# year} other {# years}} newer', { years }),
    kilometres < 0 && t('{distance} fewer', { distance: formatDistance(-kilometres) }),
    kilometres > 0 && t('{distance} more', { distance: formatDistance(kilometres) }),
    owners < 0 && t('{owners, plural, one {# owner} other {# owners}} fewer', { owners: -owners }),
    owners > 0 && t('{owners, plural, one {# owner} other {# owners}} more', { owners }),
  ].filter((text) => text !== false);
}

const differenceOf = (here: number | undefined, there: number | undefined) =>
  here === undefined || there === undefined ? 0 : there - here;
