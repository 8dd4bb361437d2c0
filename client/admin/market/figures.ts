import { formatPrice } from '#contract/format.ts';
import { isMoney, type MarketCount, type MarketCounts, type MarketFigure } from '#contract/market-figures.ts';
import { formatNumber } from '#language/formatters.ts';
import { type Message, message } from '#language/t.ts';

/** Those that are drawn, in this order. */
export const SHOWN_FIGURES = [
  'paid',
  'booked',
  'handedOver',
  'paidOut',
  'refunded',
  'disputed',
  'fees',
  'bikes',
  'sold',
  'sellers',
  'buyers',
  'visitors',
] as const satisfies MarketFigure[];
export type ShownFigure = (typeof SHOWN_FIGURES)[number];

export const FIGURE_WORDS: Record<ShownFigure, { title: Message; hint: Message }> = {
  paid: { title: message('Paid'), hint: message('What buyers paid by card.') },
  booked: { title: message('Booked'), hint: message('The prices of all bookings, paid or not.') },
  handedOver: { title: message('Handed over'), hint: message('Bikes that changed hands.') },
  paidOut: { title: message('Paid out'), hint: message('What sellers were sent.') },
  refunded: { title: message('Refunded'), hint: message('What buyers got back.') },
  disputed: { title: message('Disputed'), hint: message('Deals that somebody, or a bank, disputed.') },
  fees: { title: message('Fees'), hint: message('Income of the market, less what went back.') },
  bikes: { title: message('New bikes'), hint: message('Listed by sellers.') },
  sold: { title: message('Days to sale'), hint: message('From listing to sale, the mean of the bikes sold.') },
  sellers: { title: message('New sellers'), hint: message('People who signed up as sellers.') },
  buyers: { title: message('New buyers'), hint: message('People who signed up as buyers.') },
  visitors: { title: message('Visitors'), hint: message('People and browsers that saw a bike, each once a day.') },
};

const NONE: MarketCount = { count: 0, amount: 0 };

/** Dollars, days or a count. */
export function amountOf(figure: ShownFigure, { count, amount }: MarketCount = NONE): number {
  if (figure === 'sold') return count ? Math.round((amount / count) * 10) / 10 : 0;
  return isMoney(figure) ? amount : count;
}

export const wordsOf = (figure: ShownFigure, value: number) =>
  isMoney(figure) ? formatMoney(value) : formatNumber(value);

/** Fees that went back can be more than those that came. */
const formatMoney = (dollars: number) => (dollars < 0 ? `−${formatPrice(-dollars)}` : formatPrice(dollars));

export const sumOf = (all: MarketCounts[], figure: MarketFigure): MarketCount =>
  all.reduce(
    (sum, { [figure]: one = NONE }) => ({
      count: sum.count + one.count,
      amount: Math.round((sum.amount + one.amount) * 100) / 100,
    }),
    NONE,
  );
