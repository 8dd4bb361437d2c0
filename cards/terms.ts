export interface Terms {
  /** Percent of each payment, plus `fixed` cents. */
  percent: number;
  fixed: number;
  /** Cents per dispute, whoever wins it. */
  dispute: number;
  pendingMs: number;
  /** Payments in other currencies are exchanged for this one. */
  settles: { currency: string; rate: number } | undefined;
}

const DAY_MS = 86_400_000;

export const USUAL_TERMS: Terms = { percent: 2.9, fixed: 30, dispute: 1500, pendingMs: 2 * DAY_MS, settles: undefined };
