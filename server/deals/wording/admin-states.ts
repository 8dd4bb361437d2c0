import type { StateTexts } from './state-code.ts';

const ALL_BACK = 'If no one acts by {until}, the deal is cancelled, and the buyer gets all the money back.';
const UNTOLD = 'If no one acts by {until}, the deal comes to you to be decided.';
const ANSWER = 'accepts one of the times, or proposes others.';
const DISPUTED = {
  now: 'This deal waits for your decision',
  next: 'Read what both say, then decide who gets the money.',
} as const;

export const adminStates: StateTexts = {
  booked: {
    now: 'The bike is booked',
    next: 'The buyer pays.',
    otherwise: 'If no one acts by {until}, the booking ends, and the bike is for sale again.',
  },
  paid: {
    now: 'The buyer has paid: the money is held',
    next: 'Buyer or seller propose when and where to meet.',
    otherwise: ALL_BACK,
  },
  'buyer-proposed': {
    now: 'The buyer has proposed when to meet',
    next: `The seller ${ANSWER}`,
    otherwise: ALL_BACK,
  },
  'seller-proposed': {
    now: 'The seller has proposed when to meet',
    next: `The buyer ${ANSWER}`,
    otherwise: ALL_BACK,
  },
  'meeting-agreed': {
    now: 'The two have agreed when to meet',
    next: 'They meet, and the seller enters the buyer’s code.',
    otherwise: UNTOLD,
  },
  'after-the-meeting': {
    now: 'The time of the meeting has come',
    next: 'The seller enters the buyer’s code, or one of them says that the other did not come.',
    otherwise: UNTOLD,
  },
  'seller-missed': {
    now: 'The buyer says that the seller did not come',
    next: 'The seller can answer.',
    otherwise: 'If no one acts by {until}, the deal ends, and the buyer gets all the money back.',
  },
  'buyer-missed': {
    now: 'The seller says that the buyer did not come',
    next: 'The buyer can answer.',
    otherwise: 'If no one acts by {until}, the deal ends: the seller gets {share}, and the buyer gets the rest back.',
  },
  'handed-over': {
    now: 'The buyer has the bike',
    next: 'The buyer says that all is well, or that something is wrong.',
    otherwise: 'If no one acts by {until}, the money goes to the seller.',
  },
  disputed: { ...DISPUTED, otherwise: 'If nobody decides by {until}, the buyer gets all the money back.' },
  'disputed-after-handover': { ...DISPUTED, otherwise: 'If nobody decides by {until}, the money goes to the seller.' },
  'charge-disputed': {
    now: 'The buyer’s bank has taken the money back while it looks into the payment',
    next: 'Answer the bank at the card provider. The bank decides.',
  },
  completed: { now: 'The deal is done' },
  expired: { now: 'The buyer did not pay in time' },
  'payment-failed': { now: 'Too many cards were refused' },
  declined: { now: 'The seller has declined' },
  cancelled: { now: 'This deal was cancelled' },
  'no-show': { now: 'This deal has ended, because one of the two did not come' },
  refunded: { now: 'It was decided that the buyer gets all the money back' },
  'charged-back': { now: 'The buyer’s bank has taken the money back for good' },
};
