import { z } from 'zod';
import { t } from '#language/t.ts';
import { formatPrice } from './format.ts';

export const CURRENCY = 'usd';

export const LOWEST_PRICE = 0.5;
export const HIGHEST_PRICE = 999_999.99;
export const priceLimits = () => ({ lowest: formatPrice(LOWEST_PRICE), highest: formatPrice(HIGHEST_PRICE) });
export const priceMessage = () => t('Please write a price from {lowest} to {highest}', priceLimits());

// `1200`, `1,200`, `1 200` and `1,20,000`, also with non-breaking spaces.
const WRITTEN = /^\$? ?(\d{1,8}|\d{1,3}([, ])(?:\d{2,3}\2)*\d{3})(\.\d{1,2})?$/;
const SPACE = /[\u00a0\u2009\u202f]/g;

function written(least: number, error: () => string) {
  return z
    .union([z.number(), z.string()], { error })
    .transform((amount) => String(amount).replace(SPACE, ' ').trim())
    .refine((text) => WRITTEN.test(text), { error })
    .transform((text) => Math.round(Number(text.replace(/[$, ]/g, '')) * 100))
    .refine((cents) => cents >= least * 100 && cents <= HIGHEST_PRICE * 100, { error });
}

export const Price = written(LOWEST_PRICE, priceMessage);

const LOWEST_AMOUNT = 0.01;
export const Amount = written(LOWEST_AMOUNT, () =>
  t('Please write an amount from {lowest} to {highest}', { ...priceLimits(), lowest: formatPrice(LOWEST_AMOUNT) }),
);

export const Dollars = z.number().positive();

export const dollars = (cents: number) => cents / 100;
