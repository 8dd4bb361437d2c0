import type { DealSettings } from '#contract/deal-settings.ts';
import { inDays, inHours } from '#contract/durations.ts';
import { formatPrice } from '#contract/format.ts';
import { formatNumber } from '#language/formatters.ts';
import { t } from '#language/t.ts';

const PLACEHOLDERS: Record<string, (settings: DealSettings) => string> = {
  'booking-hold': ({ payHours }) => inHours(payHours),
  'unpaid-bookings': ({ unpaidBookings }) => formatNumber(unpaidBookings),
  'agree-time': ({ agreeDays }) => inDays(agreeDays),
  'late-from': ({ lateHours }) => inHours(lateHours),
  'late-share': ({ latePercent }) => t('{percent} percent', { percent: latePercent }),
  'complaint-time': ({ complaintHours }) => inHours(complaintHours),
  'decision-time': ({ decisionDays }) => inDays(decisionDays),
  fee: ({ feePercent }) => t('{percent} percent', { percent: feePercent }),
  'new-seller-wait': ({ payoutWaitDays }) => inDays(payoutWaitDays),
  'new-seller-time': ({ newSellerDays }) => inDays(newSellerDays),
  'new-seller-week': ({ payoutWeekLimit }) => formatPrice(payoutWeekLimit),
  'bank-change-wait': ({ bankChangeHours }) => inHours(bankChangeHours),
};

export function fillPlaceholders(text: string, settings: DealSettings): string {
  return text.replace(/\{([^{}\n]*)\}/g, (place, name: string) => {
    const words = Object.hasOwn(PLACEHOLDERS, name) ? PLACEHOLDERS[name] : undefined;
    if (!words) throw new Error(`${place} stands for nothing. There are {${Object.keys(PLACEHOLDERS).join('}, {')}}`);
    return words(settings);
  });
}
