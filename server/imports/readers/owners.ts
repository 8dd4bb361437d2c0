import { t } from '#language/t.ts';
import { normalize } from '../../text/normalize.ts';
import { quoted, type Reading, saying } from './reading.ts';

const WORDS = [
  'first one single 1st প্রথম पहला',
  'second two 2nd দ্বিতীয় दूसरा',
  'third three 3rd তৃতীয় तीसरा',
  'fourth four 4th চতুর্থ',
  'fifth five 5th',
];
const ordinals = new Map(WORDS.flatMap((words, index) => words.split(' ').map((word) => [normalize(word), index + 1])));
const MOST = 20;

export function readOwners(written: string): Reading<number> | undefined {
  const text = saying(written);
  if (!text) return undefined;
  const [word = ''] = text.split(/[\s-]/u);
  const digits = /^(\d{1,3})(?:\.0)?(?:st|nd|rd|th)?$/.exec(word)?.[1];
  const value = ordinals.get(word) ?? (digits ? Number(digits) : undefined);
  if (!value || value > MOST)
    return { fault: t('{written} does not say which owner sells it, so it is left out', { written: quoted(written) }) };
  return { value, ...(/more|plus|above|over/.test(text) && { corrected: true }) };
}
