const DAY_MS = 24 * 60 * 60_000;

/** UTC, as `2026-11-26`. */
export const dayOf = (moment: Date) => moment.toISOString().slice(0, 10);

export const today = () => dayOf(new Date());

export const daysAgo = (days: number) => dayOf(new Date(Date.now() - days * DAY_MS));

/** The last so many, oldest first, today last. */
export const lastDays = (count: number) => Array.from({ length: count }, (_, nth) => daysAgo(count - 1 - nth));
