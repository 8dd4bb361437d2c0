import type { Deal, DealMoney } from '#contract/deals.ts';

interface MoneyLine {
  name: string;
  dollars: number;
  note?: string | undefined;
}

type StateTexts = Record<NonNullable<DealMoney['refund']>, string>;

const refundTexts: StateTexts = {
  due: 'On its way to the card that paid',
  sent: 'Sent to the card that paid: the bank can take some days',
  stuck: 'The card provider has not taken it: our admins look after it',
};
const payoutTexts: StateTexts = {
  due: 'On its way',
  sent: 'Paid out',
  stuck: 'It could not be paid out: our admins look after it',
};

const names: Record<Deal['as'], { refunded: string; toSeller: string }> = {
  buyer: { refunded: 'Back to you', toSeller: 'To the seller' },
  seller: { refunded: 'Back to the buyer', toSeller: 'To you' },
  admin: { refunded: 'Back to the buyer', toSeller: 'To the seller' },
};

/** Amounts of zero are left out. */
export function moneyLines({ as, money }: Pick<Deal, 'as' | 'money'>, payoutWait?: string): MoneyLine[] {
  const { refunded, toSeller } = names[as];
  return [
    { name: 'Paid', dollars: money.paid },
    { name: 'Held by Kickstand', dollars: money.held },
    { name: refunded, dollars: money.refunded, note: money.refund && refundTexts[money.refund] },
    { name: toSeller, dollars: money.toSeller, note: payoutWait ?? (money.payout && payoutTexts[money.payout]) },
    { name: 'Fee of Kickstand', dollars: money.fee },
    { name: 'Taken back by the buyer’s bank', dollars: money.takenBack },
    { name: 'Fees of the card provider', dollars: money.cardFees ?? 0 },
    {
      name: 'Left to Kickstand',
      dollars: money.left ?? 0,
      note: 'Its fee, less those of the card provider and losses',
    },
  ].filter(({ dollars }) => dollars !== 0);
}
