import type { DealSettings } from './deal-settings.ts';

/** Of a refund in dollars: another admin has to decide the same before it is made. */
export const takesTwoAdmins = (refund: number, { refundApprovalAbove: above }: DealSettings) =>
  above > 0 && refund > above;
