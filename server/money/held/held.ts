import { type DealSettings, lateShareOf } from '#contract/deal-settings.ts';

/** Amounts of a deal, in cents. */
export interface Amounted {
  capturedCents: number;
  refundCents: number;
  payoutCents: number;
  feeCents: number;
  takenBackCents: number;
  lostCents: number;
}

export const held = (deal: Amounted) =>
  deal.capturedCents + deal.lostCents - deal.refundCents - deal.payoutCents - deal.feeCents - deal.takenBackCents;

export const lateShare = (deal: Amounted, settings: Pick<DealSettings, 'latePercent'>) =>
  lateShareOf(held(deal), settings);
