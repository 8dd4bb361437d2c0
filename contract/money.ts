import { z } from 'zod';
import { inThousands } from './format.ts';

export const CURRENCY = 'usd';
export const HIGHEST_PRICE = 10_000_000;

const DECIMAL = /^\d{1,8}(\.\d{1,2})?$/;
const message = `Please write a price above 0 and up to ${inThousands(HIGHEST_PRICE)}, with at most two decimals`;

/** A price as people send it, in dollars (number or its text), read as integer cents. */
export const Price = z
  .union([z.number(), z.string()], message)
  .transform((price) => String(price).trim())
  .refine((text) => DECIMAL.test(text), message)
  .transform((text) => Math.round(Number(text) * 100))
  .refine((cents) => cents > 0 && cents <= HIGHEST_PRICE * 100, message);

/** A price as the server answers it: dollars, at most two decimals. */
export const Dollars = z.number().positive();

export const dollars = (cents: number) => cents / 100;
