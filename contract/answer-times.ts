import { t } from '#language/t.ts';
export const LEAST_ANSWERED = 3;
export const ANSWERS_OF_DAYS = 90;
const LONGEST_DAYS = 7;

const HOUR = 60;
const DAY = 24 * HOUR;
const STEPS = [
  { step: 15, to: HOUR },
  { step: HOUR, to: DAY },
  { step: DAY, to: LONGEST_DAYS * DAY },
];

/** Minutes, rounded up. Undefined: slower than is said. */
export function answersWithin(seconds: number): number | undefined {
  const minutes = Math.max(1, seconds / 60);
  for (const { step, to } of STEPS) if (minutes <= to) return Math.ceil(minutes / step) * step;
}

export function answersInWords(minutes: number): string {
  if (minutes === HOUR) return t('within an hour');
  if (minutes === DAY) return t('within a day');
  if (minutes < HOUR) return t('within {count, plural, one {# minute} other {# minutes}}', { count: minutes });
  if (minutes < DAY) return t('within {count, plural, one {# hour} other {# hours}}', { count: minutes / HOUR });
  return t('within {count, plural, one {# day} other {# days}}', { count: minutes / DAY });
}
