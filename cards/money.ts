import type { Params } from './form-decoding.ts';
import { integer, required } from './params.ts';
import { invalid } from './refusals.ts';

/** Accepted currencies with their smallest charge, in the smallest unit. */
const SMALLEST: Record<string, number> = { usd: 50, eur: 50, gbp: 30, cad: 50, aud: 50, inr: 50 };
const LARGEST = 99_999_999;

export function currencyIn(params: Params): string {
  const currency = required(params, 'currency').toLowerCase();
  if (!Object.hasOwn(SMALLEST, currency)) {
    const known = Object.keys(SMALLEST).join(', ');
    const message = `Invalid currency: ${currency.slice(0, 20)}. This test-mode provider supports these currencies: ${known}`;
    throw invalid(message, { param: 'currency' });
  }
  return currency;
}

/** In the currency's smallest unit. */
export function amountIn(params: Params, currency: string): number {
  required(params, 'amount');
  const amount = integer(params, 'amount') ?? 0;
  const smallest = SMALLEST[currency] ?? 1;
  if (amount < 1)
    throw invalid('This value must be greater than or equal to 1.', {
      code: 'parameter_invalid_integer',
      param: 'amount',
    });
  if (amount < smallest)
    throw invalid(`Amount must be at least ${moneyText(smallest, currency)} ${currency}`, {
      code: 'amount_too_small',
      param: 'amount',
    });
  if (amount > LARGEST)
    throw invalid(`Amount must be no more than ${moneyText(LARGEST, currency)}`, {
      code: 'amount_too_large',
      param: 'amount',
    });
  return amount;
}

export function positiveIn(params: Params, name: string): number | undefined {
  const amount = integer(params, name);
  if (amount !== undefined && amount < 1)
    throw invalid('Invalid positive integer', { code: 'parameter_invalid_integer', param: name });
  return amount === undefined ? undefined : Math.min(amount, LARGEST + 1);
}

export function moneyText(amount: number, currency: string): string {
  return (amount / 100).toLocaleString('en-US', { style: 'currency', currency });
}
