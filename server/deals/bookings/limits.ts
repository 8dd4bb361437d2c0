import type { DealSettings } from '#contract/deal-settings.ts';
import { t } from '#language/t.ts';
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
      t(
        'You have {unpaid, plural, one {# booking that is not paid yet} other {# bookings that are not paid yet}}. Please pay for one or give one up before you book another bike.',
        { unpaid },
      ),
    );
  return conflict('given-up-before', waiting(waitMinutes ?? 1));
}

const waiting = (minutes: number) =>
  minutes > 90
    ? t(
        'You booked this bike before and did not pay, so now it is others’ turn. You can book it again in {hours, plural, one {# hour} other {# hours}}.',
        { hours: Math.ceil(minutes / 60) },
      )
    : t(
        'You booked this bike before and did not pay, so now it is others’ turn. You can book it again in {minutes, plural, one {# minute} other {# minutes}}.',
        { minutes: Math.max(1, minutes) },
      );
