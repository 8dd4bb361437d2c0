import { KM_PER_MILE } from '#contract/distance.ts';
import type { DistanceUnit } from '#language/display.ts';
import { t } from '#language/t.ts';
import { normalize } from '../../text/normalize.ts';
import { numberIn } from './number.ts';
import { quoted, type Reading, saying } from './reading.ts';

/** A higher claim most likely has a digit too many. */
const MOST_KM = 300_000;

const KILOMETRES = new Set(
  'km kms kmh k.m kilometer kilometers kilometre kilometres kilo kilos কিমি কি মি किमी كم cay'
    .split(' ')
    .map(normalize),
);
const MILES = new Set(['mi', 'mile', 'miles']);
const NOISE = new Set(
  'run driven done only approx about around plus on clock odo odometer mileage the so da di'.split(' '),
);

/** `35,000 km`, `25k`, `12,000 miles`; `unit` applies to plain numbers. */
export function readDistance(written: string, unit: DistanceUnit = 'km'): Reading<number> | undefined {
  const text = saying(written);
  if (!text) return undefined;
  const found = numberIn(text.replace(/k\.?m\.?s?\b/u, 'km'));
  const words = found ? [...found.before, ...found.after] : [];
  const strange = words.some((word) => !KILOMETRES.has(word) && !MILES.has(word) && !NOISE.has(word));
  if (!found || strange)
    return { fault: t('{written} cannot be read as a distance, so it is left out', { written: quoted(written) }) };
  const saysMiles = words.some((word) => MILES.has(word));
  const inMiles = saysMiles || (unit === 'mi' && !words.some((word) => KILOMETRES.has(word)));
  const kilometres = Math.round(inMiles ? found.number * KM_PER_MILE : found.number);
  if (kilometres > MOST_KM) return tooFar(kilometres);
  return { value: kilometres, ...(inMiles && kilometres > 0 && { corrected: true }) };
}

function tooFar(kilometres: number): Reading<number> {
  const fewer = kilometres / 10;
  if (kilometres % 10 || fewer > MOST_KM / 2)
    return { fault: t('{kilometres, number} km is further than any bike runs, so it is left out', { kilometres }) };
  return {
    fault: t('{kilometres, number} km is further than any bike runs, so it is left out; is a digit too many?', {
      kilometres,
    }),
    suggestion: t('{kilometres, number} km', { kilometres: fewer }),
  };
}
