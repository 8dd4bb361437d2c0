import { message } from '#language/t.ts';
import type { StateTexts } from './state-code.ts';

const ALL_BACK = message('If no one acts by {until}, the deal is cancelled, and the buyer gets all the money back.');
const DISPUTED = {
  now: message('An admin looks into what went wrong'),
  next: message('Say what you know, with photos if you have some. The admin decides who gets the money.'),
  act: 'state',
} as const;

export const sellerStates: StateTexts = {
  booked: {
    now: message('Your bike is booked'),
    next: message('The buyer pays. Kickstand keeps the money until you have handed over the keys.'),
    otherwise: message('If no one acts by {until}, the booking ends, and your bike is for sale again.'),
  },
  paid: {
    now: message('The buyer has paid: Kickstand keeps the money until you have handed over the keys'),
    next: message('You or the buyer propose when and where to meet.'),
    otherwise: ALL_BACK,
    act: 'propose',
  },
  'buyer-proposed': {
    now: message('The buyer has proposed when to meet'),
    next: message('Accept one of the times, or propose others.'),
    otherwise: ALL_BACK,
    act: 'accept',
  },
  'seller-proposed': {
    now: message('You have proposed when to meet'),
    next: message('The buyer accepts one of your times, or proposes others.'),
    otherwise: ALL_BACK,
  },
  'meeting-agreed': {
    now: message('Meeting agreed'),
    next: message('Meet and hand over the keys. Then enter the code that the buyer shows you.'),
    otherwise: message('If no one acts by {until}, an admin looks into how the meeting went.'),
    act: 'hand-over',
  },
  'after-the-meeting': {
    now: message('The time of your meeting has come'),
    next: message('When you hand over the keys, enter the buyer’s code. If the buyer did not come, say so.'),
    otherwise: message('If no one acts by {until}, an admin looks into how the meeting went.'),
    act: 'hand-over',
  },
  'seller-missed': {
    now: message('The buyer says that you did not come'),
    next: message(
      'If that is not so, ask an admin to decide. You can also hand the bike over after all, or cancel the deal.',
    ),
    otherwise: message('If no one acts by {until}, the deal ends, and the buyer gets all the money back.'),
    act: 'dispute',
  },
  'buyer-missed': {
    now: message('You have said that the buyer did not come'),
    next: message('The buyer can ask an admin to decide. If you meet after all, enter the buyer’s code.'),
    otherwise: message(
      'If no one acts by {until}, the deal ends: you get {percent} % of the price ({price}), and the buyer gets the rest back.',
    ),
  },
  'handed-over': {
    now: message('The buyer has the bike'),
    next: message('The buyer looks it over, and says that all is well or that something is wrong.'),
    otherwise: message('If no one acts by {until}, the money goes to you.'),
  },
  disputed: { ...DISPUTED, otherwise: message('If no one acts by {until}, the buyer gets all the money back.') },
  'disputed-after-handover': { ...DISPUTED, otherwise: message('If no one acts by {until}, the money goes to you.') },
  'charge-disputed': {
    now: message('The buyer’s bank has taken the money back while it looks into the payment'),
    next: message('The bank decides. That can take some weeks.'),
  },
  completed: { now: message('The deal is done: the bike has found its new owner') },
  expired: { now: message('The buyer did not pay in time: your bike is for sale again') },
  'payment-failed': { now: message('The buyer’s cards were refused: your bike is for sale again') },
  declined: { now: message('You have declined this deal'), act: 'relist' },
  cancelled: { now: message('This deal was cancelled'), act: 'relist' },
  'no-show': { now: message('This deal has ended, because one of you did not come'), act: 'relist' },
  refunded: { now: message('It was decided that the buyer gets all the money back'), act: 'relist' },
  'charged-back': { now: message('The buyer’s bank has taken the money back for good') },
};
