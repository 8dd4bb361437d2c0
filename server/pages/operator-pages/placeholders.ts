import type { DealSettings } from '#contract/deal-settings.ts';
import { formatPrice, inThousands } from '#contract/format.ts';

const counted = (count: number, unit: string) => `${inThousands(count)} ${unit}${count === 1 ? '' : 's'}`;
const days = (count: number) => counted(count, 'day');
/** Whole days, from two on, are written as days. */
const hours = (count: number) => (count > 24 && count % 24 === 0 ? days(count / 24) : counted(count, 'hour'));

/** Settings in words, for placeholders in operator pages. */
const PLACEHOLDERS: Record<string, (settings: DealSettings) => string> = {
  'booking-hold': ({ payHours }) => hours(payHours),
  'unpaid-bookings': ({ unpaidBookings }) => inThousands(unpaidBookings),
  'agree-time': ({ agreeDays }) => days(agreeDays),
  'late-from': ({ lateHours }) => hours(lateHours),
  'late-share': ({ latePercent }) => `${latePercent} percent`,
  'complaint-time': ({ complaintHours }) => hours(complaintHours),
  'decision-time': ({ decisionDays }) => days(decisionDays),
  fee: ({ feePercent }) => `${feePercent} percent`,
  'new-seller-wait': ({ payoutWaitDays }) => days(payoutWaitDays),
  'new-seller-time': ({ newSellerDays }) => days(newSellerDays),
  'new-seller-week': ({ payoutWeekLimit }) => formatPrice(payoutWeekLimit),
  'bank-change-wait': ({ bankChangeHours }) => hours(bankChangeHours),
};

/** Fills in the placeholders; throws for an unknown one. */
export function fillPlaceholders(text: string, settings: DealSettings): string {
  return text.replace(/\{([^{}\n]*)\}/g, (place, name: string) => {
    const words = Object.hasOwn(PLACEHOLDERS, name) ? PLACEHOLDERS[name] : undefined;
    if (!words) throw new Error(`${place} stands for nothing. There are {${Object.keys(PLACEHOLDERS).join('}, {')}}`);
    return words(settings);
  });
}
