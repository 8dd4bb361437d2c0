import { message } from '#language/t.ts';
import type { StateTexts } from './state-code.ts';

const ALL_BACK = message('If no one acts by {until}, the deal is cancelled, and the buyer gets all the money back.');
const UNTOLD = message('If no one acts by {until}, the deal comes to you to be decided.');
const DISPUTED = {
  now: message('This deal waits for your decision'),
  next: message('Read what both say, then decide who gets the money.'),
} as const;

export const adminStates: StateTexts = {
  booked: {
    now: message('The bike is booked'),
    next: message('The buyer pays.'),
    otherwise: message('If no one acts by {until}, the booking ends, and the bike is for sale again.'),
  },
  paid: {
    now: message('The buyer has paid: the money is held'),
    next: message('Buyer or seller propose when and where to meet.'),
    otherwise: ALL_BACK,
  },
  'buyer-proposed': {
    now: message('The buyer has proposed when to meet'),
    next: message('The seller accepts one of the times, or proposes others.'),
    otherwise: ALL_BACK,
  },
  'seller-proposed': {
    now: message('The seller has proposed when to meet'),
    next: message('The buyer accepts one of the times, or proposes others.'),
    otherwise: ALL_BACK,
  },
  'meeting-agreed': {
    now: message('The two have agreed when to meet'),
    next: message('They meet, and the seller enters the buyer’s code.'),
    otherwise: UNTOLD,
  },
  'after-the-meeting': {
    now: message('The time of the meeting has come'),
    next: message('The seller enters the buyer’s code, or one of them says that the other did not come.'),
    otherwise: UNTOLD,
  },
  'seller-missed': {
    now: message('The buyer says that the seller did not come'),
    next: message('The seller can answer.'),
    otherwise: message('If no one acts by {until}, the deal ends, and the buyer gets all the money back.'),
  },
  'buyer-missed': {
    now: message('The seller says that the buyer did not come'),
    next: message('The buyer can answer.'),
    otherwise: message(
      'If no one acts by {until}, the deal ends: the seller gets {percent} % of the price ({price}), and the buyer gets the rest back.',
    ),
  },
  'handed-over': {
    now: message('The buyer has the bike'),
    next: message('The buyer says that all is well, or that something is wrong.'),
    otherwise: message('If no one acts by {until}, the money goes to the seller.'),
  },
  disputed: { ...DISPUTED, otherwise: message('If nobody decides by {until}, the buyer gets all the money back.') },
  'disputed-after-handover': {
    ...DISPUTED,
    otherwise: message('If nobody decides by {until}, the money goes to the seller.'),
  },
  'charge-disputed': {
    now: message('The buyer’s bank has taken the money back while it looks into the payment'),
    next: message('Answer the bank at the card provider. The bank decides.'),
  },
  completed: { now: message('The deal is done') },
  expired: { now: message('The buyer did not pay in time') },
  'payment-failed': { now: message('Too many cards were refused') },
  declined: { now: message('The seller has declined') },
  cancelled: { now: message('This deal was cancelled') },
  'no-show': { now: message('This deal has ended, because one of the two did not come') },
  refunded: { now: message('It was decided that the buyer gets all the money back') },
  'charged-back': { now: message('The buyer’s bank has taken the money back for good') },
};
