import { MEETING_WITHIN_DAYS } from '#contract/deals.ts';

const FIRST_HOUR = 10;
const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });

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
  if (!slot || Number.isNaN(time)) return 'Please give a day and a time';
  if (time <= now.getTime()) return 'This time is over already';
  if (slot > latest) return `Please propose a time up to ${day.format(new Date(latest))}`;
  if (all.filter((other) => other === slot).length > 1) return 'You propose this time twice';
}
