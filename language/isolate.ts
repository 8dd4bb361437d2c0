import { language } from '#language/current.ts';
import { LANGUAGES } from './languages.ts';

const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;
const LEFT_TO_RIGHT = /[a-z\u00c0-\u024f\u0900-\u0dff]/i;
/** One word reorders nothing, and may be the key of a `select`. */
const WORD = /^[a-z-]+$/i;
const OTHER = { ltr: RIGHT_TO_LEFT, rtl: LEFT_TO_RIGHT };

/** Text of the other direction between U+2068 and U+2069, so that it does not reorder the sentence around it. */
export function isolated<Values extends object>(values: Values | undefined, direction: 'ltr' | 'rtl') {
  if (!values) return values;
  const entries = Object.entries(values).map(([name, value]) => [name, isolate(value, direction)]);
  return Object.fromEntries(entries) as Values;
}

const isolate = (value: unknown, direction: 'ltr' | 'rtl') =>
  typeof value === 'string' && OTHER[direction].test(value) && !WORD.test(value) ? `\u2068${value}\u2069` : value;

export const leftToRight = (text: string) => `\u2066${text}\u2069`;

/** `2019 · 35,000 km`: facts beside each other keep their order. */
export const besideEachOther = (facts: string[]) => {
  const { direction } = LANGUAGES[language()];
  return facts.map((fact) => isolate(fact, direction)).join(' · ');
};
