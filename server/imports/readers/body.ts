import { BODY_TYPES, type BodyType } from '#contract/models.ts';
import { type Reading, saying } from './reading.ts';

const WORDS: [BodyType, RegExp][] = [
  ['scooter', /scoot|tay ga|moto ?scooter|vespa/],
  ['moped', /moped|xe so|underbone|\bcub\b/],
  ['adventure', /adventure|enduro ?tour|dual.?(sport|purpose)/],
  ['off-road', /off.?road|dirt|motocross|enduro|trail|\bmx\b|supermoto/],
  ['tourer', /tour/],
  ['cruiser', /cruiser|chopper|bobber|bagger/],
  ['sport', /sport|racer|super ?bike/],
  ['naked', /naked|street ?fighter|roadster/],
  ['classic', /classic|vintage|retro|antique/],
  ['commuter', /commuter/],
];

/** Words that fit every motorbike say nothing; neither do unknown ones. */
export function readBody(written: string): Reading<BodyType> | undefined {
  const text = saying(written);
  if (!text) return undefined;
  const same = BODY_TYPES.find((type) => type === text.replace(/\s/g, '-'));
  if (same) return { value: same };
  const found = WORDS.find(([, pattern]) => pattern.test(text))?.[0];
  if (!found) return undefined;
  return { value: found };
}
