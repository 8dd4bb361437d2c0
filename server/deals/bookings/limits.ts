import type { DealSettings } from '#contract/deal-settings.ts';
import { conflict } from '../../http/errors.ts';

export interface Bars {
  unpaid: number;
  waitMinutes: number | null;
}
export const NO_BARS: Bars = { unpaid: 0, waitMinutes: null };

export function refusalFor({ unpaidBookings }: Pick<DealSettings, 'unpaidBookings'>, { unpaid, waitMinutes }: Bars) {
  if (unpaid >= unpaidBookings)
    return conflict(
      'too-many-unpaid',
      `You have ${unpaid} bookings that are not paid yet. Please pay for one or give one up before you book another bike.`,
    );
  return conflict(
    'given-up-before',
    `You booked this bike before and did not pay, so now it is others’ turn. You can book it again in ${inWords(waitMinutes ?? 1)}.`,
  );
}

function inWords(minutes: number) {
  const [count, unit] = minutes > 90 ? [Math.ceil(minutes / 60), 'hour'] : [Math.max(1, minutes), 'minute'];
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}
