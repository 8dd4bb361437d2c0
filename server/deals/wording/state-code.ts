import type { BookingStatus } from '#contract/deal-machine.ts';
import type { DealAct } from '#contract/deal-summary.ts';
import type { Deal } from '#contract/deals.ts';
import type { Message } from '#language/t.ts';

export type Reader = Deal['as'];

export type StateCode =
  | BookingStatus
  | 'buyer-proposed'
  | 'seller-proposed'
  | 'after-the-meeting'
  | 'disputed-after-handover';

export interface StateText {
  now: Message;
  next?: Message;
  /** With `{until}`, and `{percent}` and `{price}` for the seller's late share. */
  otherwise?: Message;
  act?: DealAct;
}

export type StateTexts = Record<StateCode, StateText>;

export interface StateFacts {
  status: BookingStatus;
  proposedBy: 'buyer' | 'seller' | null;
  meetingHasCome: boolean;
  handedOver: boolean;
}

export function stateCode({ status, proposedBy, meetingHasCome, handedOver }: StateFacts): StateCode {
  if (status === 'paid' && proposedBy) return `${proposedBy}-proposed`;
  if (status === 'meeting-agreed' && meetingHasCome) return 'after-the-meeting';
  if (status === 'disputed' && handedOver) return 'disputed-after-handover';
  return status;
}
