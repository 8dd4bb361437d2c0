import { BOTH, type EventText } from './event-text.ts';

/** Of money that leaves a deal, and of decisions about it. */
export const payoutEvents = {
  'payout-sent': {
    title: 'Paid out',
    other: '{payout} has left for your bank account. Banks take a few days for it.',
    to: ['seller'],
  },
  'payout-held': {
    title: 'Your payout',
    titles: { admin: 'To be looked at' },
    admin: 'The payout to {seller} waits until an admin has looked at it.',
    other: 'We look at this sale before your money leaves. You do not have to do anything.',
    to: ['seller', 'admin'],
  },
  'payout-released': {
    title: 'Your payout',
    other: 'We have looked at this sale: all is well.',
    to: ['seller'],
  },
  'payout-refunded': {
    title: 'Not paid out',
    titles: { buyer: 'Money back' },
    buyer: 'An admin has decided that you get your money back.',
    other: 'An admin has decided that {buyer} gets the money back.',
    to: BOTH,
  },
  'refund-proposed': {
    title: 'To be approved',
    admin: 'An admin proposes to refund {buyer}. It takes another admin to approve it.',
    other: 'A refund waits for a second admin.',
    to: ['admin'],
  },
} satisfies Record<string, EventText>;
