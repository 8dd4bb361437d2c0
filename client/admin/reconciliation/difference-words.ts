import type { Difference } from '#contract/reconciliation.ts';
import { type Message, message } from '#language/t.ts';

interface Words {
  title: Message;
  text: Message;
  /** Who reports each amount; by default our ledger and the card provider. */
  sides?: [ours: Message, theirs: Message];
}

export const differenceWords: Record<Difference['kind'], Words> = {
  'payment-not-in-ledger': {
    title: message('A payment is missing in our ledger'),
    text: message('The card provider took money of which we know nothing.'),
  },
  'payment-not-at-provider': {
    title: message('A payment is missing at the card provider'),
    text: message('Our ledger has money that the card provider did not take.'),
  },
  'amount-differs': {
    title: message('The amounts differ'),
    text: message('Both know of it, but not of the same amount.'),
  },
  'refund-not-at-provider': {
    title: message('A refund is missing at the card provider'),
    text: message('Our ledger says that the buyer got it back; the card provider did not send it.'),
  },
  'refund-not-in-ledger': {
    title: message('A refund is missing in our ledger'),
    text: message('The card provider gave money back of which we know nothing.'),
  },
  'refund-stuck': {
    title: message('A refund is stuck'),
    text: message('The card provider refused it several times: the buyer still waits for the money.'),
  },
  'payout-not-at-provider': {
    title: message('A payout is missing at the card provider'),
    text: message('Our ledger says that the seller was paid; the card provider did not send it.'),
  },
  'payout-not-in-ledger': {
    title: message('A payout is missing in our ledger'),
    text: message('The card provider paid a seller of which we know nothing.'),
  },
  'payout-stuck': {
    title: message('A payout is stuck'),
    text: message('The card provider refused it several times: the seller still waits for the money.'),
  },
  'payout-in-other-currency': {
    title: message('A payout is in another currency'),
    text: message(
      'The card account was credited in another currency than the buyer paid in: the seller cannot be paid from it. It needs a bank account in the currency of the market.',
    ),
  },
  'chargeback-not-at-provider': {
    title: message('A chargeback is missing at the card provider'),
    text: message('Our ledger says that a bank took money back; the card provider knows nothing of it.'),
  },
  'chargeback-not-in-ledger': {
    title: message('A chargeback is missing in our ledger'),
    text: message('A bank took money back of which we know nothing.'),
  },
  'fee-not-at-provider': {
    title: message('A fee is missing at the card provider'),
    text: message('Our ledger says that the card provider charged a fee; it knows nothing of it.'),
  },
  'fee-not-in-ledger': {
    title: message('A fee is missing in our ledger'),
    text: message('The card provider charged a fee of which we know nothing.'),
  },
  'deal-differs-from-ledger': {
    title: message('A deal and the ledger differ'),
    text: message('What the deal says about its money is not the sum of its entries in the ledger.'),
    sides: [message('The deal'), message('Our ledger')],
  },
};
