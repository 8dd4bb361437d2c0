import { language } from '#language/current.ts';
import { formatDate } from '#language/formatters.ts';
import { SOURCE } from '#language/languages.ts';

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

/** `Nov 21, 2026`, alike on server and browser. English by hand: an `Intl.DateTimeFormat` takes a slow phone 70 ms. */
export function dayInWords(moment: string): string {
  const day = new Date(moment);
  if (!isEnglish()) return inUtc(day, { dateStyle: 'medium' });
  return `${shortMonthOf(day)} ${day.getUTCDate()}, ${day.getUTCFullYear()}`;
}

/** `Nov 21` */
export function shortDay(moment: string): string {
  const day = new Date(moment);
  if (!isEnglish()) return inUtc(day, { month: 'short', day: 'numeric' });
  return `${shortMonthOf(day)} ${day.getUTCDate()}`;
}

export function monthInWords(moment: string): string {
  const day = new Date(moment);
  if (!isEnglish()) return inUtc(day, { month: 'long', year: 'numeric' });
  return `${monthOf(day)} ${day.getUTCFullYear()}`;
}

/** `Nov 2026` */
export function shortMonth(moment: string): string {
  const day = new Date(moment);
  if (!isEnglish()) return inUtc(day, { month: 'short', year: 'numeric' });
  return `${shortMonthOf(day)} ${day.getUTCFullYear()}`;
}

const isEnglish = () => language() === SOURCE;

const inUtc = (day: Date, options: Intl.DateTimeFormatOptions) => formatDate(day, { ...options, timeZone: 'UTC' });

const monthOf = (day: Date) => MONTHS[day.getUTCMonth()] ?? '';
const shortMonthOf = (day: Date) => monthOf(day).slice(0, 3);
