import { formatList } from '#language/lists-and-names.ts';
import { message, t } from '#language/t.ts';

const MINUTE = 60_000;
const UNITS = [
  { length: 24 * 60 * MINUTE, text: message('{count, plural, one {# day} other {# days}}') },
  { length: 60 * MINUTE, text: message('{count, plural, one {# hour} other {# hours}}') },
  { length: MINUTE, text: message('{count, plural, one {# minute} other {# minutes}}') },
];

/** `2 days and 3 hours`: the two largest units; empty for less than a minute. */
export function timeLeft(until: string, now: number): string {
  let left = Date.parse(until) - now;
  const parts: string[] = [];
  for (const { length, text } of UNITS) {
    const count = Math.floor(left / length);
    left -= Math.max(count, 0) * length;
    if (count > 0) parts.push(t(text, { count }));
    else if (parts.length) break;
  }
  return formatList(parts.slice(0, 2));
}
