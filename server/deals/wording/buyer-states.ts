import type { StateTexts } from './state-code.ts';

const ALL_BACK = 'If no one acts by {until}, the deal is cancelled, and you get all your money back.';
const DISPUTED = {
  now: 'An admin looks into what went wrong',
  next: 'Say what you know, with photos if you have some. The admin decides who gets the money.',
  act: 'state',
} as const;

export const buyerStates: StateTexts = {
  booked: {
    now: 'The bike is held for you',
    next: 'Pay for it. Kickstand keeps your money until you have the keys.',
    otherwise: 'If no one acts by {until}, the booking ends, and the bike is for sale again.',
    act: 'pay',
  },
  paid: {
    now: 'You have paid: Kickstand keeps the money until you have the keys',
    next: 'You or the seller propose when and where to meet.',
    otherwise: ALL_BACK,
    act: 'propose',
  },
  'buyer-proposed': {
    now: 'You have proposed when to meet',
    next: 'The seller accepts one of your times, or proposes others.',
    otherwise: ALL_BACK,
  },
  'seller-proposed': {
    now: 'The seller has proposed when to meet',
    next: 'Accept one of the times, or propose others.',
    otherwise: ALL_BACK,
    act: 'accept',
  },
  'meeting-agreed': {
    now: 'Meeting agreed',
    next: 'Meet and look at the bike. When you have the keys, show the seller your code.',
    otherwise: 'If no one acts by {until}, an admin looks into how the meeting went.',
    act: 'show-code',
  },
  'after-the-meeting': {
    now: 'The time of your meeting has come',
    next: 'When you have the keys, show the seller your code. If the seller did not come, say so.',
    otherwise: 'If no one acts by {until}, an admin looks into how the meeting went.',
    act: 'show-code',
  },
  'seller-missed': {
    now: 'You have said that the seller did not come',
    next: 'The seller can answer: hand the bike over after all, cancel the deal, or ask an admin to decide.',
    otherwise: 'If no one acts by {until}, the deal ends, and you get all your money back.',
  },
  'buyer-missed': {
    now: 'The seller says that you did not come',
    next: 'If that is not so, ask an admin to decide.',
    otherwise: 'If no one acts by {until}, the deal ends: the seller gets {share}, and you get the rest back.',
    act: 'dispute',
  },
  'handed-over': {
    now: 'You have the bike',
    next: 'Take your time. Then tell us whether everything is fine.',
    otherwise: 'If no one acts by {until}, the money goes to the seller.',
    act: 'confirm',
  },
  disputed: { ...DISPUTED, otherwise: 'If no one acts by {until}, you get all your money back.' },
  'disputed-after-handover': { ...DISPUTED, otherwise: 'If no one acts by {until}, the money goes to the seller.' },
  'charge-disputed': {
    now: 'Your bank has taken the money back while it looks into the payment',
    next: 'The bank decides. That can take some weeks.',
  },
  completed: { now: 'The deal is done: enjoy the ride' },
  expired: { now: 'You did not pay in time: the bike is no longer held for you', next: 'You can book it again.' },
  'payment-failed': {
    now: 'Too many cards were refused: the bike is no longer held for you',
    next: 'You can book it again.',
  },
  declined: { now: 'The seller does not sell you this bike' },
  cancelled: { now: 'This deal was cancelled' },
  'no-show': { now: 'This deal has ended, because one of you did not come' },
  refunded: { now: 'It was decided that you get all your money back' },
  'charged-back': { now: 'Your bank has taken the money back for good' },
};
