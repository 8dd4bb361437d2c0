import { normalize } from '../../text/normalize.ts';

const SIGNS: Record<string, string> = {
  $: 'USD AUD CAD NZD SGD HKD',
  'us$ dollar dollars': 'USD',
  '₹ ரூ रु রুপি': 'INR',
  'rs rupee rupees rupess': 'INR LKR PKR NPR MUR',
  රු: 'LKR',
  '৳ tk taka টাকা': 'BDT',
  'đ ₫ dong đồng': 'VND',
  '€ euro euros': 'EUR',
  '£': 'GBP',
  '¥': 'JPY CNY',
  rp: 'IDR',
  '₱': 'PHP',
  '฿': 'THB',
  rm: 'MYR',
};
const CODES = 'USD INR LKR PKR NPR BDT VND EUR GBP JPY CNY IDR PHP THB MYR AUD CAD NZD SGD HKD MUR AED'.split(' ');

const meanings = new Map<string, string[]>(CODES.map((code) => [code.toLowerCase(), [code]]));
for (const [signs, codes] of Object.entries(SIGNS))
  for (const sign of signs.split(' ')) meanings.set(normalize(sign), codes.split(' '));

/** ISO 4217 codes. */
export const currenciesOf = (word: string): string[] | undefined => meanings.get(word);
