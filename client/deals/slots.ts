import { MEETING_WITHIN_DAYS } from '#contract/deals.ts';
import { formatDate } from '#language/formatters.ts';
import { t } from '#language/t.ts';

const FIRST_HOUR = 10;

/** `2026-05-04T10:00` in local time: the value of a `datetime-local` input. */
export function localTime(date: Date): string {
  const two = (part: number) => String(part).padStart(2, '0');
  const day = [date.getFullYear(), two(date.getMonth() + 1), two(date.getDate())].join('-');
  return `${day}T${two(date.getHours())}:${two(date.getMinutes())}`;
}

export function inDays(days: number, now = new Date()): string {
  const date = new Date(now);
  date.setDate(date.getDate() + days);
  date.setHours(FIRST_HOUR, 0, 0, 0);
  return localTime(date);
}

export function latestSlot(meetBy?: string): string {
  const latest = inDays(MEETING_WITHIN_DAYS);
  const last = meetBy ? localTime(new Date(meetBy)) : latest;
  return last < latest ? last : latest;
}

export function slotFault(slot: string, all: readonly string[], latest: string, now = new Date()): string | undefined {
  const time = Date.parse(slot);
  if (!slot || Number.isNaN(time)) return t('Please give a day and a time');
  if (time <= now.getTime()) return t('This time is over already');
  if (slot > latest) {
    const last = formatDate(new Date(latest), { dateStyle: 'medium', timeStyle: 'short' });
    return t('Please propose a time up to {last}', { last });
  }
  if (all.filter((other) => other === slot).length > 1) return t('You propose this time twice');
}
