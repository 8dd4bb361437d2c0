import type { DealVerb } from '#contract/deal-machine.ts';
import { BOTH, type EventText } from './event-text.ts';
import { payoutEvents } from './payout-events.ts';

/** Events of a deal that are no transitions. */
type OtherEvent = 'book' | 'accept-offer' | 'state' | keyof typeof payoutEvents;
export type EventVerb = DealVerb | OtherEvent;

const ALL = ['buyer', 'seller', 'admin'] as const;

export const EVENTS: Record<EventVerb, EventText> = {
  book: {
    title: 'Booked',
    own: 'You have booked this bike for {price}.',
    seller: '{buyer} has booked your bike for {price}.',
    other: '{buyer} has booked the bike for {price}.',
    to: ['seller'],
    confirms: true,
  },
  'accept-offer': {
    title: 'Offer accepted',
    own: 'You have accepted the offer of {price}: the bike is booked.',
    buyer: '{seller} has accepted your offer: the bike is booked for you for {price}.',
    seller: '{buyer} has accepted your offer of {price}: the bike is booked.',
    other: '{mover} has accepted an offer of {price}: the bike is booked.',
    to: BOTH,
    confirms: true,
  },
  pay: {
    title: 'Paid',
    titles: { buyer: 'Your payment' },
    buyer: 'You have paid {price}.',
    other: '{buyer} has paid {price}.',
    to: BOTH,
  },
  'refuse-card': { title: 'Card refused', other: 'Card declined.', to: [] },
  'give-up-cards': {
    title: 'Booking ended',
    other: 'Too many cards were refused, so the booking has ended.',
    to: BOTH,
  },
  extend: {
    title: 'More time to pay',
    other: 'The bank was asking the buyer: there was a little more time to pay.',
    to: [],
  },
  expire: {
    title: 'Booking ended',
    buyer: 'You have not paid in time, so your booking has ended.',
    other: '{buyer} has not paid in time, so the booking has ended.',
    to: BOTH,
  },
  decline: {
    title: 'Declined',
    own: 'You have declined to sell the bike.',
    buyer: '{seller} has declined to sell you the bike.',
    other: '{seller} has declined to sell the bike.',
    to: ['buyer'],
  },
  cancel: {
    title: 'Cancelled',
    own: 'You have cancelled the deal.',
    other: '{mover} has cancelled the deal.',
    to: BOTH,
  },
  'cancel-late': {
    title: 'Cancelled late',
    own: 'You have cancelled the deal, and late.',
    other: '{buyer} has cancelled the deal, and late.',
    to: ['seller'],
  },

  propose: {
    title: 'Meeting proposed',
    own: 'You have proposed when and where to meet.',
    other: '{mover} has proposed when and where to meet.',
    to: BOTH,
  },
  accept: {
    title: 'Meeting agreed',
    own: 'You have accepted a time to meet.',
    other: '{mover} has accepted a time to meet.',
    to: BOTH,
    confirms: true,
  },
  lapse: { title: 'Cancelled', other: 'No meeting was agreed in time, so the deal is cancelled.', to: BOTH },
  'hand-over': {
    title: 'Handed over',
    own: 'You have handed the bike over, with the buyer’s code.',
    buyer: '{seller} has entered your code: the bike is handed over.',
    other: '{seller} has handed the bike over, with the buyer’s code.',
    to: ['buyer'],
  },
  'miss-seller': {
    title: 'Were you there?',
    own: 'You have said that the seller did not come.',
    seller: '{buyer} says that you did not come to the meeting.',
    other: '{buyer} says that {seller} did not come to the meeting.',
    to: ['seller'],
  },
  'miss-buyer': {
    title: 'Were you there?',
    own: 'You have said that the buyer did not come.',
    buyer: '{seller} says that you did not come to the meeting.',
    other: '{seller} says that {buyer} did not come to the meeting.',
    to: ['buyer'],
  },
  withdraw: {
    title: 'After all',
    own: 'You have taken that back.',
    buyer: '{mover} says that you did come to the meeting.',
    seller: '{mover} says that you did come to the meeting.',
    other: '{mover} has taken that back.',
    to: BOTH,
  },
  uphold: {
    title: 'Meeting missed',
    other: 'It stands that {absent} did not come to the meeting: nobody has said otherwise.',
    to: BOTH,
  },
  confirm: {
    title: 'Completed',
    own: 'You have said that all is well with the bike.',
    other: '{buyer} says that all is well with the bike.',
    to: ['seller'],
    confirms: true,
  },
  complete: {
    title: 'Completed',
    buyer: 'You did not complain in time, so the deal is done.',
    other: '{buyer} did not complain in time, so the deal is done.',
    to: BOTH,
  },

  dispute: {
    title: 'Disputed',
    titles: { admin: 'To be decided' },
    own: 'You have asked an admin to decide.',
    other: '{mover} says that something is wrong, and asks an admin to decide.',
    to: ALL,
  },
  'fall-silent': {
    title: 'How did it go?',
    titles: { admin: 'To be decided' },
    other: 'Nobody told us how the meeting went, so an admin looks into it.',
    to: ALL,
  },
  state: {
    title: 'New words',
    other: '{mover} has said more about the dispute.',
    to: ALL,
  },
  release: {
    title: 'Decided',
    seller: 'An admin has decided that the money goes to you.',
    other: 'An admin has decided that the money goes to {seller}.',
    to: BOTH,
  },
  'refund-part': {
    title: 'Decided',
    buyer: 'An admin has decided that you get a part of the money back, and {seller} the rest.',
    seller: 'An admin has decided that {buyer} gets a part of the money back, and you the rest.',
    other: 'An admin has decided that {buyer} gets a part of the money back, and {seller} the rest.',
    to: BOTH,
  },
  refund: {
    title: 'Decided',
    buyer: 'An admin has decided that you get your money back.',
    other: 'An admin has decided that {buyer} gets the money back.',
    to: BOTH,
  },
  'release-undecided': {
    title: 'Undecided',
    seller: 'No admin has decided in time, so the money goes to you.',
    other: 'No admin has decided in time, so the money goes to {seller}.',
    to: BOTH,
  },
  'refund-undecided': {
    title: 'Undecided',
    buyer: 'No admin has decided in time, so you get your money back.',
    other: 'No admin has decided in time, so {buyer} gets the money back.',
    to: BOTH,
  },

  'charge-back': {
    title: 'Payment taken back',
    buyer: 'Your bank has taken the payment back, to look into it.',
    other: '{buyer}’s bank has taken the payment back, to look into it.',
    to: ALL,
  },
  'win-charge': {
    title: 'Payment returned',
    other: 'The bank has decided that the payment stands, and has given the money back to us.',
    to: ALL,
  },
  'lose-charge': {
    title: 'Payment lost',
    buyer: 'Your bank has decided that you keep the money.',
    other: 'The bank has decided for {buyer}, who keeps the money.',
    to: ALL,
  },

  ...payoutEvents,
};
