import type { DealSettings } from './deal-settings.ts';
import { inHours } from './durations.ts';

/** How long things take here, in words for everybody. */
export const dealTimes = ({ payHours, complaintHours }: Pick<DealSettings, 'payHours' | 'complaintHours'>) => ({
  /** A bike is kept for whoever has booked it. */
  hold: inHours(payHours),
  /** After the handover the buyer can complain. */
  complaint: inHours(complaintHours),
});
export type DealTimes = ReturnType<typeof dealTimes>;
