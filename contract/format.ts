import { display, language } from '#language/current.ts';
import { fixedInEnglish, formatNumber } from '#language/formatters.ts';
import { leftToRight } from '#language/isolate.ts';
import { LANGUAGES, SOURCE } from '#language/languages.ts';
import { t } from '#language/t.ts';
import { KM_PER_MILE } from './distance.ts';

const ABOUT_FIGURES = 3;

/** `1234.5` → `$1,234.50`, `1200` → `$1,200`. */
export function formatPrice(dollars: number): string {
  const one = language();
  if (one === SOURCE) return inDollars(dollars);
  if (LANGUAGES[one].direction === 'rtl') return leftToRight(inDollars(dollars));
  return formatNumber(dollars, {
    style: 'currency',
    currency: 'USD',
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: Number.isInteger(dollars) ? 0 : 2,
    maximumFractionDigits: 2,
  });
}

const inDollars = (dollars: number) => `$${fixedInEnglish(dollars, Number.isInteger(dollars) ? 0 : 2)}`;

/** An amount of dollars in the reader's currency, as `৳143,000`; nothing where none is chosen. */
export function aboutInCurrency(dollars: number): string | undefined {
  const { currency } = display();
  if (!currency) return;
  const amount = formatNumber(dollars * currency.perDollar, {
    style: 'currency',
    currency: currency.code,
    currencyDisplay: 'narrowSymbol',
    maximumSignificantDigits: ABOUT_FIGURES,
  });
  return LANGUAGES[language()].direction === 'rtl' ? leftToRight(amount) : amount;
}

/** `35,000 km`, or `21,748 mi` for who has chosen miles. */
export const formatDistance = (kilometres: number): string =>
  display().distanceUnit === 'mi'
    ? t('{miles, number} mi', { miles: Math.round(kilometres / KM_PER_MILE) })
    : t('{count, number} km', { count: Math.round(kilometres) });
