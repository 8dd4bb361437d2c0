import type { AgeOfBike } from './age-of-bike.ts';
import type { Findings } from './findings.ts';

const OLD_YEARS = 4;
const LITTLE_KM = 200;
const A_THOUSAND = 1000;

/** Sellers often write 35 for 35,000. */
export function doubtKilometres(kilometres: number | undefined, age: AgeOfBike | undefined, findings: Findings) {
  const years = age?.yearsOfUse ?? (age?.modelYear && new Date().getUTCFullYear() - age.modelYear);
  if (kilometres === undefined || kilometres >= LITTLE_KM || !years || years <= OLD_YEARS) return;
  const message = `${kilometres} km in ${years} years is very little; it is listed as it stands`;
  const thousands = kilometres > 1 ? `${(kilometres * A_THOUSAND).toLocaleString('en-US')} km` : undefined;
  findings.note('kilometres', message, thousands);
}
