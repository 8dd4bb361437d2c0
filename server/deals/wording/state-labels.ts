import type { StateLabel } from '#contract/deal-summary.ts';
import { type Message, message } from '#language/t.ts';
import type { Reader, StateCode } from './state-code.ts';

interface Label extends Pick<StateLabel, 'tone'> {
  name: Message;
  waitsFor: readonly Reader[];
}

export const STATE_LABELS: Record<StateCode, Label> = {
  booked: { name: message('Not paid yet'), tone: 'warning', waitsFor: ['buyer'] },
  paid: { name: message('Agree when to meet'), tone: 'warning', waitsFor: ['buyer', 'seller'] },
  'buyer-proposed': { name: message('Meeting proposed'), tone: 'warning', waitsFor: ['seller'] },
  'seller-proposed': { name: message('Meeting proposed'), tone: 'warning', waitsFor: ['buyer'] },
  'meeting-agreed': { name: message('Meeting agreed'), tone: 'good', waitsFor: [] },
  'after-the-meeting': { name: message('How was the meeting?'), tone: 'warning', waitsFor: ['buyer', 'seller'] },
  'seller-missed': { name: message('Seller did not come'), tone: 'warning', waitsFor: ['seller'] },
  'buyer-missed': { name: message('Buyer did not come'), tone: 'warning', waitsFor: ['buyer'] },
  'handed-over': { name: message('Handed over'), tone: 'good', waitsFor: ['buyer'] },
  disputed: { name: message('Disputed: an admin decides'), tone: 'warning', waitsFor: ['admin'] },
  'disputed-after-handover': { name: message('Disputed: an admin decides'), tone: 'warning', waitsFor: ['admin'] },
  'charge-disputed': { name: message('Bank looks into the payment'), tone: 'warning', waitsFor: [] },
  completed: { name: message('Completed||state of a deal'), tone: 'good', waitsFor: [] },
  expired: { name: message('Expired: not paid in time'), tone: 'ink', waitsFor: [] },
  'payment-failed': { name: message('Payment failed'), tone: 'ink', waitsFor: [] },
  declined: { name: message('Declined by the seller'), tone: 'ink', waitsFor: [] },
  cancelled: { name: message('Cancelled||state of a deal'), tone: 'ink', waitsFor: [] },
  'no-show': { name: message('Ended: one did not come'), tone: 'ink', waitsFor: [] },
  refunded: { name: message('Refunded||state of a deal'), tone: 'ink', waitsFor: [] },
  'charged-back': { name: message('Taken back by the bank'), tone: 'ink', waitsFor: [] },
};
