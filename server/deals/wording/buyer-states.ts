import { message } from '#language/t.ts';
import type { StateTexts } from './state-code.ts';

const ALL_BACK = message('If no one acts by {until}, the deal is cancelled, and you get all your money back.');
const DISPUTED = {
  now: message('An admin looks into what went wrong'),
  next: message('Say what you know, with photos if you have some. The admin decides who gets the money.'),
  act: 'state',
} as const;

export const buyerStates: StateTexts = {
  booked: {
    now: message('The bike is held for you'),
    next: message('Pay for it. Kickstand keeps your money until you have the keys.'),
    otherwise: message('If no one acts by {until}, the booking ends, and the bike is for sale again.'),
    act: 'pay',
  },
  paid: {
    now: message('You have paid: Kickstand keeps the money until you have the keys'),
    next: message('You or the seller propose when and where to meet.'),
    otherwise: ALL_BACK,
    act: 'propose',
  },
  'buyer-proposed': {
    now: message('You have proposed when to meet'),
    next: message('The seller accepts one of your times, or proposes others.'),
    otherwise: ALL_BACK,
  },
  'seller-proposed': {
    now: message('The seller has proposed when to meet'),
    next: message('Accept one of the times, or propose others.'),
    otherwise: ALL_BACK,
    act: 'accept',
  },
  'meeting-agreed': {
    now: message('Meeting agreed'),
    next: message('Meet and look at the bike. When you have the keys, show the seller your code.'),
    otherwise: message('If no one acts by {until}, an admin looks into how the meeting went.'),
    act: 'show-code',
  },
  'after-the-meeting': {
    now: message('The time of your meeting has come'),
    next: message('When you have the keys, show the seller your code. If the seller did not come, say so.'),
    otherwise: message('If no one acts by {until}, an admin looks into how the meeting went.'),
    act: 'show-code',
  },
  'seller-missed': {
    now: message('You have said that the seller did not come'),
    next: message('The seller can answer: hand the bike over after all, cancel the deal, or ask an admin to decide.'),
    otherwise: message('If no one acts by {until}, the deal ends, and you get all your money back.'),
  },
  'buyer-missed': {
    now: message('The seller says that you did not come'),
    next: message('If that is not so, ask an admin to decide.'),
    otherwise: message(
      'If no one acts by {until}, the deal ends: the seller gets {percent} % of the price ({price}), and you get the rest back.',
    ),
    act: 'dispute',
  },
  'handed-over': {
    now: message('You have the bike'),
    next: message('Take your time. Then tell us whether everything is fine.'),
    otherwise: message('If no one acts by {until}, the money goes to the seller.'),
    act: 'confirm',
  },
  disputed: { ...DISPUTED, otherwise: message('If no one acts by {until}, you get all your money back.') },
  'disputed-after-handover': {
    ...DISPUTED,
    otherwise: message('If no one acts by {until}, the money goes to the seller.'),
  },
  'charge-disputed': {
    now: message('Your bank has taken the money back while it looks into the payment'),
    next: message('The bank decides. That can take some weeks.'),
  },
  completed: { now: message('The deal is done: enjoy the ride') },
  expired: {
    now: message('You did not pay in time: the bike is no longer held for you'),
    next: message('You can book it again.'),
  },
  'payment-failed': {
    now: message('Too many cards were refused: the bike is no longer held for you'),
    next: message('You can book it again.'),
  },
  declined: { now: message('The seller does not sell you this bike') },
  cancelled: { now: message('This deal was cancelled') },
  'no-show': { now: message('This deal has ended, because one of you did not come') },
  refunded: { now: message('It was decided that you get all your money back') },
  'charged-back': { now: message('Your bank has taken the money back for good') },
};
