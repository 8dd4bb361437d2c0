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

/** `Nov 21, 2026`, alike on server and browser. By hand: an `Intl.DateTimeFormat` takes a slow phone 70 ms. */
export function dayInWords(moment: string): string {
  const day = new Date(moment);
  return `${monthOf(day).slice(0, 3)} ${day.getUTCDate()}, ${day.getUTCFullYear()}`;
}

/** `Nov 21` */
export function shortDay(moment: string): string {
  const day = new Date(moment);
  return `${monthOf(day).slice(0, 3)} ${day.getUTCDate()}`;
}

export function monthInWords(moment: string): string {
  const day = new Date(moment);
  return `${monthOf(day)} ${day.getUTCFullYear()}`;
}

/** `Nov 2026` */
export function shortMonth(moment: string): string {
  const day = new Date(moment);
  return `${monthOf(day).slice(0, 3)} ${day.getUTCFullYear()}`;
}

const monthOf = (day: Date) => MONTHS[day.getUTCMonth()] ?? '';
