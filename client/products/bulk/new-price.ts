import { HIGHEST_PRICE, LOWEST_PRICE, Price, priceMessage } from '#contract/money.ts';
import { t } from '#language/t.ts';

export const PRICE_WAYS = ['lower', 'raise', 'set'] as const;
export type PriceWay = (typeof PRICE_WAYS)[number];

export type PriceRule = { way: 'set'; dollars: number } | { way: 'lower' | 'raise'; percent: number };

const PERCENT = /^\d{1,3}([.,]\d)?$/;
const LEAST_PERCENT = 0.1;
const MOST_PERCENT = 900;

/** Parses the input; `fault` is the error message. */
export function readRule(way: PriceWay, written: string): PriceRule | { fault: string } {
  if (way === 'set') {
    const price = Price.safeParse(written);
    return price.success ? { way, dollars: price.data / 100 } : { fault: priceMessage() };
  }
  const text = written.replace('%', '').trim();
  const percent = Number(text.replace(',', '.'));
  const most = way === 'lower' ? 99.9 : MOST_PERCENT;
  if (PERCENT.test(text) && percent > 0 && percent <= most) return { way, percent };
  return { fault: t('Please write a number from {least, number} to {most, number}', { least: LEAST_PERCENT, most }) };
}

/** Whole prices stay whole. Undefined: no card could pay that. */
export function newPrice(dollars: number, rule: PriceRule): number | undefined {
  if (rule.way === 'set') return rule.dollars;
  const share = 1 + (rule.way === 'raise' ? rule.percent : -rule.percent) / 100;
  const step = Number.isInteger(dollars) && dollars * share >= 1 ? 1 : 100;
  const price = Math.round(dollars * share * step + 1e-9) / step;
  if (price >= LOWEST_PRICE && price <= HIGHEST_PRICE) return price;
}
