import type { Booking } from '#contract/bookings.ts';
import { UNDER_WAY_STATUSES } from '#contract/deal-machine.ts';
import { pluralize } from './pluralize.ts';

const OPEN: readonly string[] = ['booked', ...UNDER_WAY_STATUSES];

export function dealNews(bookings: Booking[] | undefined) {
  const waiting = bookings?.filter(({ summary }) => summary.isYourTurn).length ?? 0;
  const open = bookings?.filter(({ status }) => OPEN.includes(status)).length ?? 0;
  return { news: bookings && news(waiting, open), urgent: waiting > 0 };
}

function news(waiting: number, open: number) {
  if (waiting) return pluralize(waiting, { one: 'deal needs you', many: 'deals need you' });
  if (open) return pluralize(open, { one: 'deal is under way', many: 'deals are under way' });
  return 'No open deal right now';
}
