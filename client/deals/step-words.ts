import type { DealStep } from '#contract/deals.ts';
import type { Side } from './ui-status.ts';

/** `{who}` is whoever did it. */
const words: Record<DealStep['verb'], string> = {
  book: '{who} booked the bike.',
  pay: 'Payment received.',
  'refuse-card': 'Card declined.',
  'give-up-cards': 'Too many cards were refused: the booking ended.',
  extend: 'The bank was asking the buyer: there was a little more time to pay.',
  expire: 'It was not paid in time: the booking ended.',
  decline: '{who} declined.',
  cancel: '{who} cancelled the deal.',
  'cancel-late': '{who} cancelled the deal, less than the agreed time before the meeting.',
  propose: '{who} proposed when to meet.',
  accept: '{who} accepted a time to meet.',
  'hand-over': '{who} handed the bike over, with the buyer’s code.',
  dispute: '{who} asked an admin to decide.',
  lapse: 'No meeting was agreed in time: the deal was cancelled.',
  'charge-back': 'The buyer’s bank took the money back, to look into the payment.',
  'miss-seller': '{who} said that the seller did not come.',
  'miss-buyer': '{who} said that the buyer did not come.',
  'fall-silent': 'Nobody said how the meeting went: an admin decides.',
  withdraw: '{who} took that back.',
  uphold: 'There was no answer in time: the deal ended.',
  confirm: '{who} said that all is well with the bike.',
  complete: 'The time to complain was over: the deal is done.',
  release: '{who} decided that the seller gets the money.',
  'refund-part': '{who} decided that the buyer gets a part of the money back.',
  refund: '{who} decided that the buyer gets all the money back.',
  'release-undecided': 'It was not decided in time: the seller gets the money.',
  'refund-undecided': 'It was not decided in time: the buyer gets all the money back.',
  'win-charge': 'The bank gave the money back.',
  'lose-charge': 'The bank decided for the buyer.',
};

/** One step of a deal in a sentence, as one of its sides reads it. */
export function stepInWords({ verb, by, name }: Pick<DealStep, 'verb' | 'by' | 'name'>, reader: Side): string {
  const who = by === reader && by !== 'admin' ? 'You' : by === 'admin' ? 'An admin' : (name ?? `The ${by}`);
  return words[verb].replace('{who}', () => who);
}
