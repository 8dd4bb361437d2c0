import { z } from 'zod';

const within = (least: number, most: number, usual: number) =>
  z.coerce.number().int().min(least).max(most).default(usual);

/** Deadlines, limits and fees; each can be set by an environment variable. */
export const DealSettings = z.object({
  payHours: within(1, 720, 24),
  /** Unpaid bookings per buyer. */
  unpaidBookings: within(1, 10_000, 3),
  /** Delay before the same buyer can book the bike again, after giving it up or not paying. */
  againHours: within(0, 720, 24),
  /** Extra time to pay while the bank authenticates the buyer. */
  bankMinutes: within(5, 1440, 60),
  /** Declined cards before the booking is cancelled. */
  refusedCards: within(1, 100, 10),
  answerDays: within(1, 30, 3),
  /** After the payment. */
  agreeDays: within(1, 90, 14),
  /** Cancelling later than this before the meeting costs the buyer the late share. */
  lateHours: within(0, 168, 24),
  /** Late share, in percent of the price. */
  latePercent: within(0, 50, 2),
  /** Time after the meeting to report how it went. */
  tellDays: within(1, 30, 2),
  /** Time to contest a reported no-show. */
  missedHours: within(1, 720, 48),
  /** After the handover. */
  complaintHours: within(1, 720, 48),
  decisionDays: within(1, 180, 30),
  /** Undecided disputes per user who opened them. */
  openDisputes: within(1, 10_000, 10),
  /** Deal mails per user; more wait. */
  lettersAnHour: within(1, 10_000, 10),
  /** Market fee, in percent of the seller's amount. */
  feePercent: within(0, 50, 0),
  /** Minimum delay after the payment, for new or unverified sellers. */
  payoutWaitDays: within(0, 90, 7),
  /** Payout limit in dollars for the same sellers, within seven days. */
  payoutWeekLimit: within(1, 100_000_000, 10_000),
  newSellerDays: within(0, 365, 30),
  /** Payout delay after a change of the bank account. */
  bankChangeHours: within(0, 720, 48),
});
export type DealSettings = z.output<typeof DealSettings>;

export const feeOf = (cents: number, { feePercent }: Pick<DealSettings, 'feePercent'>) =>
  Math.floor((cents * feePercent) / 100);

/** The seller's part when the buyer cancels late or does not come. */
export const lateShareOf = (cents: number, { latePercent }: Pick<DealSettings, 'latePercent'>) =>
  Math.round((cents * latePercent) / 100);

/** `payHours` → `DEAL_PAY_HOURS`. */
export const settingVariable = (name: string, of = 'DEAL') =>
  `${of}_${name.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase()}`;
