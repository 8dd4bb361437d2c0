/** Prices, and delays until money is available. */
export interface Terms {
  /** Of each payment: a share of it in percent, and so many cents. */
  percent: number;
  fixed: number;
  /** Of each dispute, whoever wins it. */
  dispute: number;
  /** Paid money is pending for so long. */
  pendingMs: number;
  /** What is paid in another currency is exchanged for this one. */
  settles: { currency: string; rate: number } | undefined;
}

const DAY_MS = 86_400_000;

export const USUAL_TERMS: Terms = { percent: 2.9, fixed: 30, dispute: 1500, pendingMs: 2 * DAY_MS, settles: undefined };
