import { inThousands } from './format.ts';

const counted = (count: number, unit: string) => `${inThousands(count)} ${unit}${count === 1 ? '' : 's'}`;

export const inDays = (count: number) => counted(count, 'day');

/** Whole days from two days on. */
export const inHours = (count: number) =>
  count > 24 && count % 24 === 0 ? inDays(count / 24) : counted(count, 'hour');
