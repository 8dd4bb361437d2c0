import type { DealVerb } from '#contract/deal-machine.ts';
import type { TextFragments } from './facts.ts';

/** Events of a deal that are not steps. */
type PayoutVerb = 'payout-held' | 'payout-released' | 'payout-refunded' | 'payout-sent';
export type NoticeVerb = DealVerb | 'book' | 'state' | PayoutVerb;
export type Reader = 'buyer' | 'seller' | 'admin';

/** Title and sentence. */
type EventText = readonly [title: string, text: (facts: TextFragments) => string];

const both = (...words: EventText) => ({ buyer: words, seller: words });
const all = (...words: EventText) => ({ ...both(...words), admin: words });

/** Recipients and texts of each step: every side with a text here, except the actor. */
export const EVENT_TEXT: Record<NoticeVerb, Partial<Record<Reader, EventText>>> = {
  book: { seller: ['Booked', ({ buyer, price }) => `${buyer} has booked your bike for ${price}.`] },
  pay: {
    buyer: ['Your payment', ({ price }) => `You have paid ${price}. We keep the money until you have the bike.`],
    seller: [
      'Paid',
      ({ buyer, price }) => `${buyer} has paid ${price}. We keep the money until you have handed the bike over.`,
    ],
  },
  'refuse-card': {},
  'give-up-cards': {
    buyer: ['Booking ended', () => 'Too many cards were refused, so your booking has ended.'],
    seller: ['Booking ended', ({ buyer }) => `${buyer} could not pay, so the booking has ended.`],
  },
  extend: {},
  expire: {
    buyer: ['Booking ended', () => 'You have not paid in time, so your booking has ended.'],
    seller: ['Booking ended', ({ buyer }) => `${buyer} has not paid in time, so the booking has ended.`],
  },
  decline: { buyer: ['Declined', ({ seller }) => `${seller} has declined to sell you the bike.`] },
  cancel: both('Cancelled', ({ mover }) => `${mover} has cancelled the deal.`),
  'cancel-late': { seller: ['Cancelled late', ({ buyer }) => `${buyer} has cancelled the deal, and late.`] },

  propose: both('Meeting proposed', ({ mover }) => `${mover} has proposed when and where to meet.`),
  accept: both('Meeting agreed', ({ mover }) => `${mover} has accepted a time to meet.`),
  lapse: both('Cancelled', () => 'You two did not agree on a meeting in time, so the deal is cancelled.'),
  'hand-over': { buyer: ['Handed over', ({ seller }) => `${seller} has entered your code: the bike is handed over.`] },
  'miss-seller': {
    seller: ['Were you there?', ({ buyer }) => `${buyer} says that you did not come to the meeting.`],
  },
  'miss-buyer': { buyer: ['Were you there?', ({ seller }) => `${seller} says that you did not come to the meeting.`] },
  withdraw: both('After all', ({ mover }) => `${mover} says that you did come to the meeting.`),
  uphold: {
    buyer: ['Meeting missed', ({ seller, missed }) => upheld(missed === 'buyer' ? 'you' : seller)],
    seller: ['Meeting missed', ({ buyer, missed }) => upheld(missed === 'seller' ? 'you' : buyer)],
  },
  confirm: { seller: ['Completed', ({ buyer }) => `${buyer} says that all is well with the bike.`] },
  complete: {
    buyer: ['Completed', () => 'You did not complain in time, so the deal is completed.'],
    seller: ['Completed', ({ buyer }) => `${buyer} did not complain in time, so the deal is completed.`],
  },

  dispute: {
    ...both('Disputed', ({ mover }) => `${mover} says that something is wrong, and asks an admin to decide.`),
    admin: ['To be decided', ({ mover, buyer, seller }) => `${mover} opened a dispute: ${seller} sells to ${buyer}.`],
  },
  'fall-silent': {
    ...both('How did it go?', () => 'Nobody told us how your meeting went, so an admin looks into it.'),
    admin: ['To be decided', ({ buyer, seller }) => `${buyer} and ${seller} did not tell how their meeting went.`],
  },
  state: all('New words', ({ mover }) => `${mover} has said more about the dispute.`),
  release: {
    buyer: ['Decided', ({ seller }) => `An admin has decided that the money goes to ${seller}.`],
    seller: ['Decided', () => 'An admin has decided that the money goes to you.'],
  },
  'refund-part': {
    buyer: [
      'Decided',
      ({ seller }) => `An admin has decided that you get a part of the money back, and ${seller} the rest.`,
    ],
    seller: [
      'Decided',
      ({ buyer }) => `An admin has decided that ${buyer} gets a part of the money back, and you the rest.`,
    ],
  },
  refund: {
    buyer: ['Decided', () => 'An admin has decided that you get your money back.'],
    seller: ['Decided', ({ buyer }) => `An admin has decided that ${buyer} gets the money back.`],
  },
  'release-undecided': {
    buyer: ['Undecided', ({ seller }) => `No admin has decided in time, so the money goes to ${seller}.`],
    seller: ['Undecided', () => 'No admin has decided in time, so the money goes to you.'],
  },
  'refund-undecided': {
    buyer: ['Undecided', () => 'No admin has decided in time, so you get your money back.'],
    seller: ['Undecided', ({ buyer }) => `No admin has decided in time, so ${buyer} gets the money back.`],
  },

  'charge-back': {
    buyer: ['Payment taken back', () => 'Your bank has taken the payment back, and looks into it.'],
    seller: ['Payment taken back', ({ buyer }) => `${buyer}’s bank has taken the payment back, and looks into it.`],
    admin: ['Payment taken back', ({ buyer }) => `${buyer}’s bank has taken the payment back, and looks into it.`],
  },
  'win-charge': all(
    'Payment returned',
    () => 'The bank has decided that the payment stands: the money is back with us.',
  ),
  'payout-sent': {
    seller: [
      'Paid out',
      ({ payout = 'Your money' }) => `${payout} has left for your bank account. Banks take a few days for it.`,
    ],
  },
  'payout-held': {
    seller: ['Your payout', () => 'We look at this sale before your money leaves. You do not have to do anything.'],
    admin: ['To be looked at', ({ seller }) => `The payout to ${seller} waits until an admin has looked at it.`],
  },
  'payout-released': { seller: ['Your payout', () => 'We have looked at this sale: all is well.'] },
  'payout-refunded': {
    buyer: ['Money back', () => 'An admin has decided that you get your money back.'],
    seller: ['Not paid out', ({ buyer }) => `An admin has decided that ${buyer} gets the money back.`],
  },
  'lose-charge': all('Payment lost', ({ buyer }) => `The bank has decided for ${buyer}, who keeps the money.`),
};

const upheld = (who: string) => `It stands that ${who} did not come to the meeting: nobody has said otherwise.`;

/** Confirmations for the actor. */
export const OWN_STEPS: Partial<Record<NoticeVerb, Partial<Record<Reader, EventText>>>> = {
  book: { buyer: ['Booked', ({ price }) => `You have booked this bike for ${price}.`] },
  accept: both('Meeting agreed', () => 'You have accepted a time to meet.'),
  confirm: { buyer: ['Completed', () => 'You have said that all is well with the bike, so the deal is completed.'] },
};
