const DAY_MS = 24 * 60 * 60_000;

/** UTC, as `2026-11-26`. */
export const dayOf = (moment: Date) => moment.toISOString().slice(0, 10);

export const today = () => dayOf(new Date());

export const daysAgo = (days: number) => dayOf(new Date(Date.now() - days * DAY_MS));

/** The last so many, oldest first, today last. */
export const lastDays = (count: number) => Array.from({ length: count }, (_, nth) => daysAgo(count - 1 - nth));

/** Ids are UUIDv7: those made from the day on are not smaller. */
export const firstIdOf = (day: string) =>
  `${Date.parse(day)
    .toString(16)
    .padStart(12, '0')
    .replace(/^(.{8})/, '$1-')}-7000-8000-000000000000`;

export const dayAfter = (day: string, days = 1) => dayOf(new Date(Date.parse(day) + days * DAY_MS));
