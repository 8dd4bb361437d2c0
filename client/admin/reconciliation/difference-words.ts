import type { Difference } from '#contract/reconciliation.ts';

interface Words {
  title: string;
  text: string;
  /** Who reports each amount; by default our ledger and the card provider. */
  sides?: [ours: string, theirs: string];
}

export const differenceWords: Record<Difference['kind'], Words> = {
  'payment-not-in-ledger': {
    title: 'A payment is missing in our ledger',
    text: 'The card provider took money of which we know nothing.',
  },
  'payment-not-at-provider': {
    title: 'A payment is missing at the card provider',
    text: 'Our ledger has money that the card provider did not take.',
  },
  'amount-differs': {
    title: 'The amounts differ',
    text: 'Both know of it, but not of the same amount.',
  },
  'refund-not-at-provider': {
    title: 'A refund is missing at the card provider',
    text: 'Our ledger says that the buyer got it back; the card provider did not send it.',
  },
  'refund-not-in-ledger': {
    title: 'A refund is missing in our ledger',
    text: 'The card provider gave money back of which we know nothing.',
  },
  'refund-stuck': {
    title: 'A refund is stuck',
    text: 'The card provider refused it several times: the buyer still waits for the money.',
  },
  'payout-not-at-provider': {
    title: 'A payout is missing at the card provider',
    text: 'Our ledger says that the seller was paid; the card provider did not send it.',
  },
  'payout-not-in-ledger': {
    title: 'A payout is missing in our ledger',
    text: 'The card provider paid a seller of which we know nothing.',
  },
  'payout-stuck': {
    title: 'A payout is stuck',
    text: 'The card provider refused it several times: the seller still waits for the money.',
  },
  'payout-in-other-currency': {
    title: 'A payout is in another currency',
    text: 'The card account was credited in another currency than the buyer paid in: the seller cannot be paid from it. It needs a bank account in the currency of the market.',
  },
  'chargeback-not-at-provider': {
    title: 'A chargeback is missing at the card provider',
    text: 'Our ledger says that a bank took money back; the card provider knows nothing of it.',
  },
  'chargeback-not-in-ledger': {
    title: 'A chargeback is missing in our ledger',
    text: 'A bank took money back of which we know nothing.',
  },
  'fee-not-at-provider': {
    title: 'A fee is missing at the card provider',
    text: 'Our ledger says that the card provider charged a fee; it knows nothing of it.',
  },
  'fee-not-in-ledger': {
    title: 'A fee is missing in our ledger',
    text: 'The card provider charged a fee of which we know nothing.',
  },
  'deal-differs-from-ledger': {
    title: 'A deal and the ledger differ',
    text: 'What the deal says about its money is not the sum of its entries in the ledger.',
    sides: ['The deal', 'Our ledger'],
  },
};
