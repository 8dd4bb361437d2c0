import type { StateLabel } from '#contract/deal-summary.ts';
import type { Reader, StateCode } from './state-code.ts';

interface Label extends Pick<StateLabel, 'name' | 'tone'> {
  waitsFor: readonly Reader[];
}

export const STATE_LABELS: Record<StateCode, Label> = {
  booked: { name: 'Not paid yet', tone: 'warning', waitsFor: ['buyer'] },
  paid: { name: 'Agree when to meet', tone: 'warning', waitsFor: ['buyer', 'seller'] },
  'buyer-proposed': { name: 'Meeting proposed', tone: 'warning', waitsFor: ['seller'] },
  'seller-proposed': { name: 'Meeting proposed', tone: 'warning', waitsFor: ['buyer'] },
  'meeting-agreed': { name: 'Meeting agreed', tone: 'good', waitsFor: [] },
  'after-the-meeting': { name: 'How was the meeting?', tone: 'warning', waitsFor: ['buyer', 'seller'] },
  'seller-missed': { name: 'Seller did not come', tone: 'warning', waitsFor: ['seller'] },
  'buyer-missed': { name: 'Buyer did not come', tone: 'warning', waitsFor: ['buyer'] },
  'handed-over': { name: 'Handed over', tone: 'good', waitsFor: ['buyer'] },
  disputed: { name: 'Disputed: an admin decides', tone: 'warning', waitsFor: ['admin'] },
  'disputed-after-handover': { name: 'Disputed: an admin decides', tone: 'warning', waitsFor: ['admin'] },
  'charge-disputed': { name: 'Bank looks into the payment', tone: 'warning', waitsFor: [] },
  completed: { name: 'Completed', tone: 'good', waitsFor: [] },
  expired: { name: 'Expired: not paid in time', tone: 'ink', waitsFor: [] },
  'payment-failed': { name: 'Payment failed', tone: 'ink', waitsFor: [] },
  declined: { name: 'Declined by the seller', tone: 'ink', waitsFor: [] },
  cancelled: { name: 'Cancelled', tone: 'ink', waitsFor: [] },
  'no-show': { name: 'Ended: one did not come', tone: 'ink', waitsFor: [] },
  refunded: { name: 'Refunded', tone: 'ink', waitsFor: [] },
  'charged-back': { name: 'Taken back by the bank', tone: 'ink', waitsFor: [] },
};
