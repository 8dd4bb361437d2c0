import { formatPrice } from '#contract/format.ts';
import type { ImportSettings } from '#contract/imports.ts';
import { isPlaceholder } from '../products/usual-prices/usual-prices.ts';
import type { Findings } from './findings.ts';
import { type Amount, readPrice } from './readers/price.ts';
import { quoted } from './readers/reading.ts';
import type { Cells } from './sheet.ts';

/** In dollars: a number outside this range is no bike's price. */
const LEAST = 20;
const MOST = 250_000;

export interface Asking {
  resalePrice: string;
  /** In dollars, when new; absent: the row does not say. */
  orgPrice: string | undefined;
  amount: Amount;
}

type Dollars = { dollars: string; fault?: undefined } | { fault: string };

export function readAsking(cells: Cells, settings: ImportSettings, findings: Findings): Asking | undefined {
  const written = cells('resalePrice');
  const reading = readPrice(written) ?? { fault: 'The price is missing' };
  if ('fault' in reading) {
    findings.refuse('resalePrice', reading.fault, reading.suggestion);
    return undefined;
  }
  const { value: amount, corrected } = reading;
  if (corrected) findings.correct('resalePrice', written, amount.amount.toLocaleString('en-US'));
  const converted = dollarsOf(amount, settings);
  if (converted.fault !== undefined) {
    findings.refuse('resalePrice', `${quoted(written)} ${converted.fault}`);
    return undefined;
  }
  if (isPlaceholder(amount.amount))
    findings.ask('resalePrice', `${quoted(written)} looks typed to fill the field. Is it the price?`);
  return { resalePrice: converted.dollars, orgPrice: whenNew(cells, settings, findings), amount };
}

function whenNew(cells: Cells, settings: ImportSettings, findings: Findings): string | undefined {
  const written = cells('orgPrice');
  const amount = findings.take('orgPrice', written, readPrice(written), (price) =>
    price.amount.toLocaleString('en-US'),
  );
  if (!amount || amount.amount === 0) return undefined;
  const dollars = dollarsOf(amount, settings);
  if (dollars.fault === undefined) return dollars.dollars;
  findings.leaveOut('orgPrice', `${quoted(written)} ${dollars.fault}`);
  return undefined;
}

function dollarsOf({ amount, currencies }: Amount, { currency, perDollar }: ImportSettings): Dollars {
  const isOther = currencies && !currencies.includes(currency);
  if (isOther && !currencies.includes('USD'))
    return { fault: `is in ${currencies.join(' or ')}, and prices of this import are in ${currency}` };
  const dollars = isOther || currency === 'USD' ? amount : amount / perDollar;
  if (dollars < LEAST)
    return { fault: `comes to ${formatPrice(Math.round(dollars * 100) / 100)}: too little for a bike` };
  if (dollars > MOST) return { fault: `comes to ${formatPrice(Math.round(dollars * 100) / 100)}: too much for a bike` };
  return { dollars: dollars.toFixed(2) };
}
