import type { DealVerb } from '#contract/deal-machine.ts';
import { message } from '#language/t.ts';
import { BOTH, type EventText } from './event-text.ts';
import { payoutEvents } from './payout-events.ts';

/** Events of a deal that are no transitions. */
type OtherEvent = 'book' | 'accept-offer' | 'state' | keyof typeof payoutEvents;
export type EventVerb = DealVerb | OtherEvent;

const ALL = ['buyer', 'seller', 'admin'] as const;

export const EVENTS: Record<EventVerb, EventText> = {
  book: {
    title: message('Booked||news of a deal'),
    own: message('You have booked this bike for {price}.'),
    seller: message('{buyer} has booked your bike for {price}.'),
    other: message('{buyer} has booked the bike for {price}.'),
    to: ['seller'],
    confirms: true,
  },
  'accept-offer': {
    title: message('Offer accepted'),
    own: message('You have accepted the offer of {price}: the bike is booked.'),
    buyer: message('{seller} has accepted your offer: the bike is booked for you for {price}.'),
    seller: message('{buyer} has accepted your offer of {price}: the bike is booked.'),
    other: message('{mover} has accepted an offer of {price}: the bike is booked.'),
    to: BOTH,
    confirms: true,
  },
  pay: {
    title: message('Paid||news of a deal'),
    titles: { buyer: message('Your payment') },
    buyer: message('You have paid {price}.'),
    other: message('{buyer} has paid {price}.'),
    to: BOTH,
  },
  'refuse-card': { title: message('Card refused'), other: message('Card declined.'), to: [] },
  'give-up-cards': {
    title: message('Booking ended'),
    other: message('Too many cards were refused, so the booking has ended.'),
    to: BOTH,
  },
  extend: {
    title: message('More time to pay'),
    other: message('The bank was asking the buyer: there was a little more time to pay.'),
    to: [],
  },
  expire: {
    title: message('Booking ended'),
    buyer: message('You have not paid in time, so your booking has ended.'),
    other: message('{buyer} has not paid in time, so the booking has ended.'),
    to: BOTH,
  },
  decline: {
    title: message('Declined||news of a deal'),
    own: message('You have declined to sell the bike.'),
    buyer: message('{seller} has declined to sell you the bike.'),
    other: message('{seller} has declined to sell the bike.'),
    to: ['buyer'],
  },
  cancel: {
    title: message('Cancelled||news of a deal'),
    own: message('You have cancelled the deal.'),
    other: message('{mover} has cancelled the deal.'),
    to: BOTH,
  },
  'cancel-late': {
    title: message('Cancelled late'),
    own: message('You have cancelled the deal, and late.'),
    other: message('{buyer} has cancelled the deal, and late.'),
    to: ['seller'],
  },

  propose: {
    title: message('Meeting proposed'),
    own: message('You have proposed when and where to meet.'),
    other: message('{mover} has proposed when and where to meet.'),
    to: BOTH,
  },
  accept: {
    title: message('Meeting agreed'),
    own: message('You have accepted a time to meet.'),
    other: message('{mover} has accepted a time to meet.'),
    to: BOTH,
    confirms: true,
  },
  lapse: {
    title: message('Cancelled||news of a deal'),
    other: message('No meeting was agreed in time, so the deal is cancelled.'),
    to: BOTH,
  },
  'hand-over': {
    title: message('Handed over'),
    own: message('You have handed the bike over, with the buyer’s code.'),
    buyer: message('{seller} has entered your code: the bike is handed over.'),
    other: message('{seller} has handed the bike over, with the buyer’s code.'),
    to: ['buyer'],
  },
  'miss-seller': {
    title: message('Were you there?'),
    own: message('You have said that the seller did not come.'),
    seller: message('{buyer} says that you did not come to the meeting.'),
    other: message('{buyer} says that {seller} did not come to the meeting.'),
    to: ['seller'],
  },
  'miss-buyer': {
    title: message('Were you there?'),
    own: message('You have said that the buyer did not come.'),
    buyer: message('{seller} says that you did not come to the meeting.'),
    other: message('{seller} says that {buyer} did not come to the meeting.'),
    to: ['buyer'],
  },
  withdraw: {
    title: message('After all'),
    own: message('You have taken that back.'),
    buyer: message('{mover} says that you did come to the meeting.'),
    seller: message('{mover} says that you did come to the meeting.'),
    other: message('{mover} has taken that back.'),
    to: BOTH,
  },
  uphold: {
    title: message('Meeting missed'),
    absent: message('It stands that you did not come to the meeting: nobody has said otherwise.'),
    other: message('It stands that {absent} did not come to the meeting: nobody has said otherwise.'),
    to: BOTH,
  },
  confirm: {
    title: message('Completed||news of a deal'),
    own: message('You have said that all is well with the bike.'),
    other: message('{buyer} says that all is well with the bike.'),
    to: ['seller'],
    confirms: true,
  },
  complete: {
    title: message('Completed||news of a deal'),
    buyer: message('You did not complain in time, so the deal is done.'),
    other: message('{buyer} did not complain in time, so the deal is done.'),
    to: BOTH,
  },

  dispute: {
    title: message('Disputed||news of a deal'),
    titles: { admin: message('To be decided') },
    own: message('You have asked an admin to decide.'),
    other: message('{mover} says that something is wrong, and asks an admin to decide.'),
    to: ALL,
  },
  'fall-silent': {
    title: message('How did it go?'),
    titles: { admin: message('To be decided') },
    other: message('Nobody told us how the meeting went, so an admin looks into it.'),
    to: ALL,
  },
  state: {
    title: message('New words'),
    other: message('{mover} has said more about the dispute.'),
    to: ALL,
  },
  release: {
    title: message('Decided||news of a deal'),
    seller: message('An admin has decided that the money goes to you.'),
    other: message('An admin has decided that the money goes to {seller}.'),
    to: BOTH,
  },
  'refund-part': {
    title: message('Decided||news of a deal'),
    buyer: message('An admin has decided that you get a part of the money back, and {seller} the rest.'),
    seller: message('An admin has decided that {buyer} gets a part of the money back, and you the rest.'),
    other: message('An admin has decided that {buyer} gets a part of the money back, and {seller} the rest.'),
    to: BOTH,
  },
  refund: {
    title: message('Decided||news of a deal'),
    buyer: message('An admin has decided that you get your money back.'),
    other: message('An admin has decided that {buyer} gets the money back.'),
    to: BOTH,
  },
  'release-undecided': {
    title: message('Undecided||news of a deal'),
    seller: message('No admin has decided in time, so the money goes to you.'),
    other: message('No admin has decided in time, so the money goes to {seller}.'),
    to: BOTH,
  },
  'refund-undecided': {
    title: message('Undecided||news of a deal'),
    buyer: message('No admin has decided in time, so you get your money back.'),
    other: message('No admin has decided in time, so {buyer} gets the money back.'),
    to: BOTH,
  },

  'charge-back': {
    title: message('Payment taken back'),
    buyer: message('Your bank has taken the payment back, to look into it.'),
    other: message('{buyer}’s bank has taken the payment back, to look into it.'),
    to: ALL,
  },
  'win-charge': {
    title: message('Payment returned'),
    other: message('The bank has decided that the payment stands, and has given the money back to us.'),
    to: ALL,
  },
  'lose-charge': {
    title: message('Payment lost'),
    buyer: message('Your bank has decided that you keep the money.'),
    other: message('The bank has decided for {buyer}, who keeps the money.'),
    to: ALL,
  },

  ...payoutEvents,
};
