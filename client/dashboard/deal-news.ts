import type { Booking } from '#contract/bookings.ts';
import { UNDER_WAY_STATUSES } from '#contract/deal-machine.ts';
import { message, t } from '#language/t.ts';
import { pageCount } from './page-count.ts';

const OPEN: readonly string[] = ['booked', ...UNDER_WAY_STATUSES];

export function dealNews(bookings: Booking[] | undefined) {
  const waiting = bookings?.filter(({ summary }) => summary.isYourTurn).length ?? 0;
  const open = bookings?.filter(({ status }) => OPEN.includes(status)).length ?? 0;
  return { news: bookings && news(waiting, open), urgent: waiting > 0 };
}

function news(waiting: number, open: number) {
  if (waiting)
    return pageCount(waiting, {
      all: message('{count, plural, one {# deal needs you} other {# deals need you}}'),
      atLeast: message('{count, plural, other {# or more deals need you}}'),
    });
  if (open)
    return pageCount(open, {
      all: message('{count, plural, one {# deal is under way} other {# deals are under way}}'),
      atLeast: message('{count, plural, other {# or more deals are under way}}'),
    });
  return t('No open deal right now');
}
