import { t } from '#language/t.ts';
import type { AgeOfBike } from './age-of-bike.ts';
import type { Findings } from './findings.ts';

const OLD_YEARS = 4;
const LITTLE_KM = 200;
const A_THOUSAND = 1000;

/** Sellers often write 35 for 35,000. */
export function doubtKilometres(kilometres: number | undefined, age: AgeOfBike | undefined, findings: Findings) {
  const years = age?.yearsOfUse ?? (age?.modelYear && new Date().getUTCFullYear() - age.modelYear);
  if (kilometres === undefined || kilometres >= LITTLE_KM || !years || years <= OLD_YEARS) return;
  const message = t(
    '{kilometres} km in {years, plural, one {# year} other {# years}} is very little; it is listed as it stands',
    { kilometres, years },
  );
  const thousands = kilometres > 1 ? t('{kilometres, number} km', { kilometres: kilometres * A_THOUSAND }) : undefined;
  findings.note('kilometres', message, thousands);
}
