import { formatDate } from '#language/formatters.ts';
import { t } from '#language/t.ts';

const HALF_A_DAY_MS = 12 * 60 * 60_000;

/** Groups by day and keeps the order. */
export function byDay<T extends { at: string }>(things: T[], now = new Date()): [day: string, things: T[]][] {
  const today = dayOf(now);
  const midnight = new Date(now.getFullYear(), now.getMonth(), now.getDate());
  // Half a day before midnight is yesterday, also when a day has 23 or 25 hours.
  const yesterday = dayOf(new Date(midnight.getTime() - HALF_A_DAY_MS));
  const days = Map.groupBy(things, ({ at }) => dayOf(new Date(at)));
  const names = new Map([
    [today, t('Today')],
    [yesterday, t('Yesterday')],
  ]);
  return [...days].map(([day, ofDay]) => [names.get(day) ?? day, ofDay]);
}

const dayOf = (date: Date) => formatDate(date, { dateStyle: 'long' });
