import type { Actor, Condition, Money } from '#contract/deal-machine.ts';
import type { DealSettings } from '#contract/deal-settings.ts';

export const actorWords: Record<Actor, string> = {
  buyer: 'buyer',
  seller: 'seller',
  admin: 'admin',
  provider: 'card provider',
  clock: 'clock',
};

export const conditionWords: Record<Condition, string> = {
  'theirs-to-answer': 'the other one has proposed',
  'in-good-time': 'the meeting is further away than {lateHours}',
  late: 'the meeting is closer than {lateHours}',
  'after-the-meeting': 'the time of the meeting has come',
  'handed-over-before': 'the keys had changed hands',
  'not-handed-over': 'the keys had not changed hands',
};

export const moneyWords: Record<Money, string> = {
  hold: 'is held',
  refund: 'all back to the buyer',
  share: '{latePercent} to the seller, the rest back to the buyer',
  'pay-out': 'to the seller, less {feePercent}',
  split: 'to the buyer what the admin says, the rest to the seller, less {feePercent}',
  'take-back': 'the bank takes it back; what was paid out is got back from the seller',
  return: 'the bank gives it back',
};

export const settingWords: Record<keyof DealSettings, string> = {
  payHours: 'to pay',
  unpaidBookings: 'bookings a person may have that are not paid',
  againHours: 'until somebody who gave a bike up, or did not pay in time, can book it again',
  bankMinutes: 'more to pay, once, while the bank is asking the buyer',
  refusedCards: 'cards may be refused, then the payment has failed',
  answerDays: 'to answer a proposal',
  agreeDays: 'after the payment the two have agreed, however often they answered each other',
  lateHours: 'before the meeting calling it off begins to be late',
  latePercent: 'of the price for the seller, when the buyer calls off late or does not come',
  tellDays: 'after the meeting to say how it went',
  missedHours: 'to say that one did come',
  complaintHours: 'after the handover to complain',
  decisionDays: 'for an admin to decide',
  openDisputes: 'open disputes of a person',
  ratingDays: 'after its end to rate the other side',
  ratingBlindDays: 'until a rating is shown that the other side does not answer with theirs',
  ratingAskHours: 'after its end both sides are asked for their ratings',
  lettersAnHour: 'letters about deals a person gets within an hour; more wait',
  feePercent: 'of what the seller gets, for the market',
  payoutWaitDays: 'after the payment a seller who is new or not verified is paid, at the earliest',
  payoutWeekLimit:
    'within seven days, at most, for such a seller; what is above waits, and more at once needs an admin',
  newSellerDays: 'after joining a seller is new',
  refundApprovalAbove: 'dollars: a refund by an admin above them takes a second admin; 0: none does',
  bankChangeHours: 'after a change of their bank account a seller is paid nothing',
};
