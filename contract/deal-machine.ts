import type { DealSettings } from './deal-settings.ts';

export const ACTORS = ['buyer', 'seller', 'admin', 'provider', 'clock'] as const;
export type Actor = (typeof ACTORS)[number];

export const BOOKING_STATUSES = [
  'booked',
  'paid',
  'meeting-agreed',
  'seller-missed',
  'buyer-missed',
  'handed-over',
  'disputed',
  'charge-disputed',
  'completed',
  'expired',
  'payment-failed',
  'declined',
  'cancelled',
  'no-show',
  'refunded',
  'charged-back',
] as const;
export type BookingStatus = (typeof BOOKING_STATUSES)[number];

/**
 * Movements of the deal's money.
 * - `hold`: the payment arrives
 * - `refund`: all to the buyer
 * - `share`: the late share to the seller, the rest to the buyer
 * - `pay-out`: all to the seller, less the fee
 * - `split`: the admin's amount to the buyer, the rest to the seller, less the fee
 * - `take-back`: a chargeback; `return`: a chargeback that the bank reversed
 */
export type Money = 'hold' | 'refund' | 'share' | 'pay-out' | 'split' | 'take-back' | 'return';

export type Condition =
  | 'theirs-to-answer'
  | 'in-good-time'
  | 'late'
  | 'after-the-meeting'
  | 'handed-over-before'
  | 'not-handed-over';

interface Move {
  from: BookingStatus;
  verb: string;
  who: readonly Actor[];
  to: BookingStatus;
  if?: Condition;
  money?: Money;
}

const moves = <const M extends readonly Move[]>(list: M) => list;
const PARTIES = ['buyer', 'seller'] as const;

/** All transitions; the server's guards, the buttons, the tests and the diagram derive from this table. */
export const MOVES = moves([
  { from: 'booked', verb: 'pay', who: ['provider'], to: 'paid', money: 'hold' },
  { from: 'booked', verb: 'refuse-card', who: ['provider'], to: 'booked' },
  { from: 'booked', verb: 'give-up-cards', who: ['provider'], to: 'payment-failed' },
  { from: 'booked', verb: 'extend', who: ['clock'], to: 'booked' },
  { from: 'booked', verb: 'expire', who: ['clock'], to: 'expired' },
  { from: 'booked', verb: 'decline', who: ['seller'], to: 'declined' },
  { from: 'booked', verb: 'cancel', who: ['buyer', 'admin'], to: 'cancelled' },

  { from: 'paid', verb: 'propose', who: PARTIES, to: 'paid' },
  { from: 'paid', verb: 'accept', who: PARTIES, to: 'meeting-agreed', if: 'theirs-to-answer' },
  { from: 'paid', verb: 'hand-over', who: ['seller'], to: 'handed-over' },
  { from: 'paid', verb: 'decline', who: ['seller'], to: 'declined', money: 'refund' },
  { from: 'paid', verb: 'cancel', who: ['buyer', 'admin'], to: 'cancelled', money: 'refund' },
  { from: 'paid', verb: 'dispute', who: PARTIES, to: 'disputed' },
  { from: 'paid', verb: 'lapse', who: ['clock'], to: 'cancelled', money: 'refund' },
  { from: 'paid', verb: 'charge-back', who: ['provider'], to: 'charge-disputed', money: 'take-back' },

  { from: 'meeting-agreed', verb: 'propose', who: ['buyer'], to: 'paid', if: 'in-good-time' },
  { from: 'meeting-agreed', verb: 'propose', who: ['seller'], to: 'paid' },
  { from: 'meeting-agreed', verb: 'hand-over', who: ['seller'], to: 'handed-over' },
  { from: 'meeting-agreed', verb: 'cancel', who: ['buyer'], to: 'cancelled', if: 'in-good-time', money: 'refund' },
  { from: 'meeting-agreed', verb: 'cancel-late', who: ['buyer'], to: 'cancelled', if: 'late', money: 'share' },
  { from: 'meeting-agreed', verb: 'cancel', who: ['seller', 'admin'], to: 'cancelled', money: 'refund' },
  { from: 'meeting-agreed', verb: 'miss-seller', who: ['buyer'], to: 'seller-missed', if: 'after-the-meeting' },
  { from: 'meeting-agreed', verb: 'miss-buyer', who: ['seller'], to: 'buyer-missed', if: 'after-the-meeting' },
  { from: 'meeting-agreed', verb: 'dispute', who: PARTIES, to: 'disputed' },
  { from: 'meeting-agreed', verb: 'fall-silent', who: ['clock'], to: 'disputed' },
  { from: 'meeting-agreed', verb: 'charge-back', who: ['provider'], to: 'charge-disputed', money: 'take-back' },

  { from: 'seller-missed', verb: 'withdraw', who: ['buyer'], to: 'meeting-agreed' },
  { from: 'seller-missed', verb: 'hand-over', who: ['seller'], to: 'handed-over' },
  { from: 'seller-missed', verb: 'cancel', who: ['seller', 'admin'], to: 'cancelled', money: 'refund' },
  { from: 'seller-missed', verb: 'dispute', who: ['seller'], to: 'disputed' },
  { from: 'seller-missed', verb: 'uphold', who: ['clock'], to: 'no-show', money: 'refund' },
  { from: 'seller-missed', verb: 'charge-back', who: ['provider'], to: 'charge-disputed', money: 'take-back' },

  { from: 'buyer-missed', verb: 'withdraw', who: ['seller'], to: 'meeting-agreed' },
  { from: 'buyer-missed', verb: 'hand-over', who: ['seller'], to: 'handed-over' },
  { from: 'buyer-missed', verb: 'cancel', who: ['admin'], to: 'cancelled', money: 'refund' },
  { from: 'buyer-missed', verb: 'dispute', who: ['buyer'], to: 'disputed' },
  { from: 'buyer-missed', verb: 'uphold', who: ['clock'], to: 'no-show', money: 'share' },
  { from: 'buyer-missed', verb: 'charge-back', who: ['provider'], to: 'charge-disputed', money: 'take-back' },

  { from: 'handed-over', verb: 'confirm', who: ['buyer'], to: 'completed', money: 'pay-out' },
  { from: 'handed-over', verb: 'complete', who: ['clock'], to: 'completed', money: 'pay-out' },
  { from: 'handed-over', verb: 'dispute', who: PARTIES, to: 'disputed' },
  { from: 'handed-over', verb: 'cancel', who: ['admin'], to: 'cancelled', money: 'refund' },
  { from: 'handed-over', verb: 'charge-back', who: ['provider'], to: 'charge-disputed', money: 'take-back' },

  { from: 'disputed', verb: 'release', who: ['admin'], to: 'completed', money: 'pay-out' },
  { from: 'disputed', verb: 'refund-part', who: ['admin'], to: 'completed', money: 'split' },
  { from: 'disputed', verb: 'refund', who: ['admin'], to: 'refunded', money: 'refund' },
  {
    from: 'disputed',
    verb: 'release-undecided',
    who: ['clock'],
    to: 'completed',
    if: 'handed-over-before',
    money: 'pay-out',
  },
  {
    from: 'disputed',
    verb: 'refund-undecided',
    who: ['clock'],
    to: 'refunded',
    if: 'not-handed-over',
    money: 'refund',
  },
  { from: 'disputed', verb: 'charge-back', who: ['provider'], to: 'charge-disputed', money: 'take-back' },

  { from: 'completed', verb: 'charge-back', who: ['provider'], to: 'charge-disputed', money: 'take-back' },
  { from: 'charge-disputed', verb: 'win-charge', who: ['provider'], to: 'disputed', money: 'return' },
  // A chargeback may be partial: the rest goes to the side that has the bike.
  {
    from: 'charge-disputed',
    verb: 'lose-charge',
    who: ['provider'],
    to: 'charged-back',
    if: 'handed-over-before',
    money: 'pay-out',
  },
  {
    from: 'charge-disputed',
    verb: 'lose-charge',
    who: ['provider'],
    to: 'charged-back',
    if: 'not-handed-over',
    money: 'refund',
  },
]);

export type DealMove = (typeof MOVES)[number] & Move;
export type DealVerb = (typeof MOVES)[number]['verb'];
export const DEAL_VERBS = [...new Set(MOVES.map(({ verb }) => verb))] as [DealVerb, ...DealVerb[]];

type Unit = 'hours' | 'days';

interface Deadline {
  setting: keyof DealSettings;
  unit: Unit;
  /** Measured from the meeting instead of from the transition. */
  fromMeeting?: true;
}

export const DEADLINES: Partial<Record<BookingStatus, Deadline>> = {
  booked: { setting: 'payHours', unit: 'hours' },
  paid: { setting: 'answerDays', unit: 'days' },
  'meeting-agreed': { setting: 'tellDays', unit: 'days', fromMeeting: true },
  'seller-missed': { setting: 'missedHours', unit: 'hours' },
  'buyer-missed': { setting: 'missedHours', unit: 'hours' },
  'handed-over': { setting: 'complaintHours', unit: 'hours' },
  disputed: { setting: 'decisionDays', unit: 'days' },
};

export const DISPUTED_STATUSES = ['disputed', 'charge-disputed'] as const satisfies readonly BookingStatus[];

/** What the specification calls paid: held, or paid out. */
export const PAID_STATUSES = [
  'paid',
  'meeting-agreed',
  'seller-missed',
  'buyer-missed',
  'handed-over',
  'disputed',
  'charge-disputed',
  'completed',
] as const satisfies readonly BookingStatus[];

export const OCCUPYING_STATUSES = ['booked', ...PAID_STATUSES] as const satisfies readonly BookingStatus[];

export const UNDER_WAY_STATUSES = PAID_STATUSES.filter((status) => status !== 'completed');

export const ENDED_STATUSES = BOOKING_STATUSES.filter((status) => !MOVES.some(({ from }) => from === status));

export const isPaid = (status: BookingStatus) => (PAID_STATUSES as readonly BookingStatus[]).includes(status);
export const isOccupying = (status: BookingStatus) => (OCCUPYING_STATUSES as readonly BookingStatus[]).includes(status);

/** Transitions of this actor, conditions aside. */
export const movesFrom = (status: BookingStatus, actor: Actor): DealMove[] =>
  (MOVES as readonly DealMove[]).filter(
    ({ from, who }) => from === status && (who as readonly Actor[]).includes(actor),
  );

export const startsOf = (verb: DealVerb): BookingStatus[] => [
  ...new Set(MOVES.filter((move) => move.verb === verb).map(({ from }) => from)),
];

export const isVerbOf = (verb: DealVerb, actor: Actor): boolean =>
  (MOVES as readonly DealMove[]).some((move) => move.verb === verb && move.who.includes(actor));
