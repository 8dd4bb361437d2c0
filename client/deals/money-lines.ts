import type { DealMoney } from '#contract/deal-money.ts';
import type { Deal } from '#contract/deals.ts';
import { type Message, message, t } from '#language/t.ts';

interface MoneyLine {
  name: string;
  dollars: number;
  note?: string | undefined;
}

type StateTexts = Record<NonNullable<DealMoney['refund']>, Message>;

const refundTexts: StateTexts = {
  due: message('On its way to the card that paid'),
  sent: message('Sent to the card that paid: the bank can take some days'),
  stuck: message('The card provider has not taken it: our admins look after it'),
};
const payoutTexts: StateTexts = {
  due: message('On its way'),
  sent: message('Paid out'),
  stuck: message('It could not be paid out: our admins look after it'),
};

const names: Record<Deal['as'], { refunded: Message; toSeller: Message }> = {
  buyer: { refunded: message('Back to you'), toSeller: message('To the seller') },
  seller: { refunded: message('Back to the buyer'), toSeller: message('To you') },
  admin: { refunded: message('Back to the buyer'), toSeller: message('To the seller') },
};

/** Amounts of zero are left out. */
export function moneyLines({ as, money }: Pick<Deal, 'as' | 'money'>, payoutWait?: string): MoneyLine[] {
  const { refunded, toSeller } = names[as];
  return [
    { name: t('Paid'), dollars: money.paid },
    { name: t('Held by Kickstand'), dollars: money.held },
    { name: t(refunded), dollars: money.refunded, note: money.refund && t(refundTexts[money.refund]) },
    {
      name: t(toSeller),
      dollars: money.toSeller,
      note: payoutWait ?? (money.payout && t(payoutTexts[money.payout])),
    },
    { name: t('Fee of Kickstand'), dollars: money.fee },
    { name: t('Taken back by the buyer’s bank'), dollars: money.takenBack },
    { name: t('Fees of the card provider'), dollars: money.cardFees ?? 0 },
    {
      name: t('Left to Kickstand'),
      dollars: money.left ?? 0,
      note: t('Its fee, less those of the card provider and losses'),
    },
  ].filter(({ dollars }) => dollars !== 0);
}
