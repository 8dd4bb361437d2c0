import type { StateTexts } from './state-code.ts';

const ALL_BACK = 'If no one acts by {until}, the deal is cancelled, and the buyer gets all the money back.';
const DISPUTED = {
  now: 'An admin looks into what went wrong',
  next: 'Say what you know, with photos if you have some. The admin decides who gets the money.',
  act: 'state',
} as const;

export const sellerStates: StateTexts = {
  booked: {
    now: 'Your bike is booked',
    next: 'The buyer pays. Kickstand keeps the money until you have handed over the keys.',
    otherwise: 'If no one acts by {until}, the booking ends, and your bike is for sale again.',
  },
  paid: {
    now: 'The buyer has paid: Kickstand keeps the money until you have handed over the keys',
    next: 'You or the buyer propose when and where to meet.',
    otherwise: ALL_BACK,
    act: 'propose',
  },
  'buyer-proposed': {
    now: 'The buyer has proposed when to meet',
    next: 'Accept one of the times, or propose others.',
    otherwise: ALL_BACK,
    act: 'accept',
  },
  'seller-proposed': {
    now: 'You have proposed when to meet',
    next: 'The buyer accepts one of your times, or proposes others.',
    otherwise: ALL_BACK,
  },
  'meeting-agreed': {
    now: 'Meeting agreed',
    next: 'Meet and hand over the keys. Then enter the code that the buyer shows you.',
    otherwise: 'If no one acts by {until}, an admin looks into how the meeting went.',
    act: 'hand-over',
  },
  'after-the-meeting': {
    now: 'The time of your meeting has come',
    next: 'When you hand over the keys, enter the buyer’s code. If the buyer did not come, say so.',
    otherwise: 'If no one acts by {until}, an admin looks into how the meeting went.',
    act: 'hand-over',
  },
  'seller-missed': {
    now: 'The buyer says that you did not come',
    next: 'If that is not so, ask an admin to decide. You can also hand the bike over after all, or cancel the deal.',
    otherwise: 'If no one acts by {until}, the deal ends, and the buyer gets all the money back.',
    act: 'dispute',
  },
  'buyer-missed': {
    now: 'You have said that the buyer did not come',
    next: 'The buyer can ask an admin to decide. If you meet after all, enter the buyer’s code.',
    otherwise: 'If no one acts by {until}, the deal ends: you get {share}, and the buyer gets the rest back.',
  },
  'handed-over': {
    now: 'The buyer has the bike',
    next: 'The buyer looks it over, and says that all is well or that something is wrong.',
    otherwise: 'If no one acts by {until}, the money goes to you.',
  },
  disputed: { ...DISPUTED, otherwise: 'If no one acts by {until}, the buyer gets all the money back.' },
  'disputed-after-handover': { ...DISPUTED, otherwise: 'If no one acts by {until}, the money goes to you.' },
  'charge-disputed': {
    now: 'The buyer’s bank has taken the money back while it looks into the payment',
    next: 'The bank decides. That can take some weeks.',
  },
  completed: { now: 'The deal is done: the bike has found its new owner' },
  expired: { now: 'The buyer did not pay in time: your bike is for sale again' },
  'payment-failed': { now: 'The buyer’s cards were refused: your bike is for sale again' },
  declined: { now: 'You have declined this deal', act: 'relist' },
  cancelled: { now: 'This deal was cancelled', act: 'relist' },
  'no-show': { now: 'This deal has ended, because one of you did not come', act: 'relist' },
  refunded: { now: 'It was decided that the buyer gets all the money back', act: 'relist' },
  'charged-back': { now: 'The buyer’s bank has taken the money back for good' },
};
