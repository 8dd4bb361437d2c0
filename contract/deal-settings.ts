import { z } from 'zod';

const within = (least: number, most: number, usual: number) =>
  z.coerce.number().int().min(least).max(most).default(usual);

export const DealSettings = z.object({
  payHours: within(1, 720, 24),
  unpaidBookings: within(1, 10_000, 3),
  againHours: within(0, 720, 24),
  bankMinutes: within(5, 1440, 60),
  refusedCards: within(1, 100, 10),
  answerDays: within(1, 30, 3),
  agreeDays: within(1, 90, 14),
  /** Cancelling later than this before the meeting costs the buyer the late share. */
  lateHours: within(0, 168, 24),
  latePercent: within(0, 50, 2),
  tellDays: within(1, 30, 2),
  missedHours: within(1, 720, 48),
  complaintHours: within(1, 720, 48),
  decisionDays: within(1, 180, 30),
  openDisputes: within(1, 10_000, 10),
  ratingDays: within(1, 365, 30),
  /** A rating that the other side does not answer is shown after this time. */
  ratingBlindDays: within(0, 365, 14),
  ratingAskHours: within(0, 720, 24),
  lettersAnHour: within(1, 10_000, 10),
  feePercent: within(0, 50, 0),
  /** Minimum delay after the payment, for new or unverified sellers. */
  payoutWaitDays: within(0, 90, 7),
  /** Payout limit in dollars for the same sellers, within seven days. */
  payoutWeekLimit: within(1, 100_000_000, 10_000),
  newSellerDays: within(0, 365, 30),
  /** Refunds by an admin above so many dollars take a second admin; 0: none does. */
  refundApprovalAbove: within(0, 100_000_000, 0),
  bankChangeHours: within(0, 720, 48),
});
export type DealSettings = z.output<typeof DealSettings>;

export const feeOf = (cents: number, { feePercent }: Pick<DealSettings, 'feePercent'>) =>
  Math.floor((cents * feePercent) / 100);

export const lateShareOf = (cents: number, { latePercent }: Pick<DealSettings, 'latePercent'>) =>
  Math.round((cents * latePercent) / 100);

export const settingVariable = (name: string, of = 'DEAL') =>
  `${of}_${name.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase()}`;
