import { currencyName } from '#client/ui/currency-name.ts';

/** First those of the places where most sellers live. */
const CURRENCIES = ['USD', 'BDT', 'INR', 'PKR', 'LKR', 'NPR', 'VND', 'IDR', 'PHP', 'THB', 'MYR', 'AED', 'SAR', 'NGN'];
const ALSO = ['KES', 'ZAR', 'BRL', 'MXN', 'EUR', 'GBP', 'CAD', 'AUD', 'JPY', 'CNY', 'CHF'];

export function currencyOptions(current: string) {
  const codes = new Set([...CURRENCIES, ...ALSO, current]);
  return [...codes].map((code) => ({ value: code, text: `${currencyName(code)} (${code})` }));
}
