import { formatPrice } from '#contract/format.ts';
import type { ImportSettings } from '#contract/imports.ts';
import { formatNumber } from '#language/formatters.ts';
import { t } from '#language/t.ts';
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
  const reading = readPrice(written) ?? { fault: t('The price is missing') };
  if ('fault' in reading) {
    findings.refuse('resalePrice', reading.fault, reading.suggestion);
    return undefined;
  }
  const { value: amount, corrected } = reading;
  if (corrected) findings.correct('resalePrice', written, formatNumber(amount.amount));
  const converted = dollarsOf(amount, settings, written);
  if (converted.fault !== undefined) {
    findings.refuse('resalePrice', converted.fault);
    return undefined;
  }
  if (isPlaceholder(amount.amount))
    findings.ask(
      'resalePrice',
      t('{price} looks typed to fill the field. Is it the price?', { price: quoted(written) }),
    );
  return { resalePrice: converted.dollars, orgPrice: whenNew(cells, settings, findings), amount };
}

function whenNew(cells: Cells, settings: ImportSettings, findings: Findings): string | undefined {
  const written = cells('orgPrice');
  const amount = findings.take('orgPrice', written, readPrice(written), (price) => formatNumber(price.amount));
  if (!amount || amount.amount === 0) return undefined;
  const dollars = dollarsOf(amount, settings, written);
  if (dollars.fault === undefined) return dollars.dollars;
  findings.leaveOut('orgPrice', dollars.fault);
  return undefined;
}

function dollarsOf({ amount, currencies }: Amount, { currency, perDollar }: ImportSettings, cell: string): Dollars {
  const written = quoted(cell);
  const isOther = currencies && !currencies.includes(currency);
  if (isOther && !currencies.includes('USD'))
    return {
      fault: t('{written} is in {currencies}, and prices of this import are in {currency}', {
        written,
        currencies: currencies.reduce((all, one) => t('{all} or {one}', { all, one })),
        currency,
      }),
    };
  const dollars = isOther || currency === 'USD' ? amount : amount / perDollar;
  const price = formatPrice(Math.round(dollars * 100) / 100);
  if (dollars < LEAST) return { fault: t('{written} comes to {price}: too little for a bike', { written, price }) };
  if (dollars > MOST) return { fault: t('{written} comes to {price}: too much for a bike', { written, price }) };
  return { dollars: dollars.toFixed(2) };
}
