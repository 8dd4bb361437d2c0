const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' });
const HALF_A_DAY_MS = 12 * 60 * 60_000;

/** Groups by day and keeps the order. */
export function byDay<T extends { at: string }>(things: T[], now = new Date()): [day: string, things: T[]][] {
  const today = format.format(now);
  const midnight = new Date(now.getFullYear(), now.getMonth(), now.getDate());
  // Half a day before midnight is yesterday, also when a day has 23 or 25 hours.
  const yesterday = format.format(new Date(midnight.getTime() - HALF_A_DAY_MS));
  const days = Map.groupBy(things, ({ at }) => format.format(new Date(at)));
  return [...days].map(([day, ofDay]) => [day === today ? 'Today' : day === yesterday ? 'Yesterday' : day, ofDay]);
}
