import { z } from 'zod';

const within = (least: number, most: number, usual: number) =>
  z.coerce.number().int().min(least).max(most).default(usual);

/** How long each step of a deal may take, and what the market keeps. The environment can change each of them. */
export const DealSettings = z.object({
  /** The buyer pays within so many hours. */
  payHours: within(1, 720, 24),
  /** So many bookings a person may have that are not paid. */
  unpaidBookings: within(1, 10_000, 3),
  /** Who gave a bike up, or let the time pass, books it again so many hours later at the earliest. */
  againHours: within(0, 720, 24),
  /** Once more, when the bank is just asking the buyer. */
  bankMinutes: within(5, 1440, 60),
  /** So many cards may be refused before the bike is given free. */
  refusedCards: within(1, 100, 10),
  /** The two answer each other's proposals within so many days … */
  answerDays: within(1, 30, 3),
  /** … and agree on a meeting within so many days after the payment. */
  agreeDays: within(1, 90, 14),
  /** From so many hours before the meeting on, calling it off costs the buyer the late share. */
  lateHours: within(0, 168, 24),
  /** Percent of the price that the seller gets when the buyer does not come, or calls off late. */
  latePercent: within(0, 50, 2),
  /** So many days after the meeting somebody has told how it went. */
  tellDays: within(1, 30, 2),
  /** Whoever is said not to have come can say otherwise for so many hours. */
  missedHours: within(1, 720, 48),
  /** After the handover the buyer can complain for so many hours. */
  complaintHours: within(1, 720, 48),
  /** An admin decides a dispute within so many days. */
  decisionDays: within(1, 180, 30),
  /** So many disputes that a person opened may be undecided. */
  openDisputes: within(1, 10_000, 10),
  /** So many letters about deals a person gets within an hour; more wait. */
  lettersAnHour: within(1, 10_000, 10),
  /** Percent of what the seller gets that the market keeps. */
  feePercent: within(0, 50, 0),
  /** A seller who is new or not verified is paid so many days after the payment, at the earliest … */
  payoutWaitDays: within(0, 90, 7),
  /** … and so many dollars within seven days, at most. */
  payoutWeekLimit: within(1, 100_000_000, 10_000),
  /** A seller is new for so many days. */
  newSellerDays: within(0, 365, 30),
  /** After their bank account was changed a seller is not paid for so many hours. */
  bankChangeHours: within(0, 720, 48),
});
export type DealSettings = z.output<typeof DealSettings>;

/** What the market keeps of so many cents that go to the seller. */
export const feeOf = (cents: number, { feePercent }: Pick<DealSettings, 'feePercent'>) =>
  Math.floor((cents * feePercent) / 100);

/** What the seller gets of so many cents that are held, when the buyer calls off late or does not come. */
export const lateShareOf = (cents: number, { latePercent }: Pick<DealSettings, 'latePercent'>) =>
  Math.round((cents * latePercent) / 100);

/** `payHours` is set by `DEAL_PAY_HOURS`. */
export const settingVariable = (name: string, of = 'DEAL') =>
  `${of}_${name.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase()}`;
