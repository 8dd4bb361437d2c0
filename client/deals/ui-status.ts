import type { Booking } from '#contract/bookings.ts';
import type { BookingStatus } from '#contract/deal-machine.ts';

/** The two sides of a deal, and whoever decides between them. */
export type Side = 'buyer' | 'seller' | 'admin';

/** A status, told apart further where that changes who acts next or what happens otherwise. */
export type Situation =
  | BookingStatus
  | 'buyer-proposed'
  | 'seller-proposed'
  | 'after-the-meeting'
  | 'disputed-after-handover';

type Facts = Pick<Booking, 'status' | 'proposedBy' | 'meetingAt'> & { handedOverAt?: string | undefined };

export function situationOf({ status, proposedBy, meetingAt, handedOverAt }: Facts): Situation {
  if (status === 'paid' && proposedBy) return `${proposedBy}-proposed`;
  if (status === 'meeting-agreed' && meetingAt && Date.parse(meetingAt) <= Date.now()) return 'after-the-meeting';
  if (status === 'disputed' && handedOverAt) return 'disputed-after-handover';
  return status;
}
