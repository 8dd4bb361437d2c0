import type { DealSettings } from './deal-settings.ts';
import { inHours } from './durations.ts';

export const dealTimes = ({ payHours, complaintHours }: Pick<DealSettings, 'payHours' | 'complaintHours'>) => ({
  hold: inHours(payHours),
  complaint: inHours(complaintHours),
});
export type DealTimes = ReturnType<typeof dealTimes>;
