import { z } from 'zod';
import { formatPrice } from './format.ts';

export const CURRENCY = 'usd';

export const LOWEST_PRICE = 0.5;
export const HIGHEST_PRICE = 999_999.99;
export const PRICE_LIMITS = `${formatPrice(LOWEST_PRICE)} to ${formatPrice(HIGHEST_PRICE)}`;
export const priceMessage = `Please write a price from ${PRICE_LIMITS}`;

// `1200`, `1,200`, `1 200` and `1,20,000`, also with non-breaking spaces.
const WRITTEN = /^\$? ?(\d{1,8}|\d{1,3}([, ])(?:\d{2,3}\2)*\d{3})(\.\d{1,2})?$/;
const SPACE = /[\u00a0\u2009\u202f]/g;

function written(least: number, message: string) {
  return z
    .union([z.number(), z.string()], message)
    .transform((amount) => String(amount).replace(SPACE, ' ').trim())
    .refine((text) => WRITTEN.test(text), message)
    .transform((text) => Math.round(Number(text.replace(/[$, ]/g, '')) * 100))
    .refine((cents) => cents >= least * 100 && cents <= HIGHEST_PRICE * 100, message);
}

export const Price = written(LOWEST_PRICE, priceMessage);

export const Amount = written(0.01, `Please write an amount from $0.01 to ${formatPrice(HIGHEST_PRICE)}`);

export const Dollars = z.number().positive();

export const dollars = (cents: number) => cents / 100;
