import { message } from '#language/t.ts';
import { BOTH, type EventText } from './event-text.ts';

/** Of money that leaves a deal, and of decisions about it. */
export const payoutEvents = {
  'payout-sent': {
    title: message('Paid out'),
    withoutPayout: message('Your money has left for your bank account. Banks take a few days for it.'),
    other: message('{payout} has left for your bank account. Banks take a few days for it.'),
    to: ['seller'],
  },
  'payout-held': {
    title: message('Your payout'),
    titles: { admin: message('To be looked at') },
    admin: message('The payout to {seller} waits until an admin has looked at it.'),
    other: message('We look at this sale before your money leaves. You do not have to do anything.'),
    to: ['seller', 'admin'],
  },
  'payout-released': {
    title: message('Your payout'),
    other: message('We have looked at this sale: all is well.'),
    to: ['seller'],
  },
  'payout-refunded': {
    title: message('Not paid out'),
    titles: { buyer: message('Money back') },
    buyer: message('An admin has decided that you get your money back.'),
    other: message('An admin has decided that {buyer} gets the money back.'),
    to: BOTH,
  },
  'refund-proposed': {
    title: message('To be approved'),
    admin: message('An admin proposes to refund {buyer}. It takes another admin to approve it.'),
    other: message('A refund waits for a second admin.'),
    to: ['admin'],
  },
} satisfies Record<string, EventText>;
