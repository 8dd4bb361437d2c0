import { t } from '#language/t.ts';

export const inDays = (count: number) => t('{count, plural, one {# day} other {# days}}', { count });

/** Whole days from two days on. */
export const inHours = (count: number) =>
  count > 24 && count % 24 === 0 ? inDays(count / 24) : t('{count, plural, one {# hour} other {# hours}}', { count });
