const MINUTE = 60_000;
const UNITS = [
  ['day', 24 * 60 * MINUTE],
  ['hour', 60 * MINUTE],
  ['minute', MINUTE],
] as const;

/** `2 days and 3 hours`: the two largest units; empty for less than a minute. */
export function timeLeft(until: string, now: number): string {
  let left = Date.parse(until) - now;
  const parts: string[] = [];
  for (const [unit, length] of UNITS) {
    const count = Math.floor(left / length);
    left -= Math.max(count, 0) * length;
    if (count > 0) parts.push(`${count} ${unit}${count === 1 ? '' : 's'}`);
    else if (parts.length) break;
  }
  return parts.slice(0, 2).join(' and ');
}
