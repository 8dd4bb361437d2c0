import { language } from '#language/current.ts';
import { byThousands, formatNumber } from '#language/formatters.ts';
import { leftToRight } from '#language/isolate.ts';
import { LANGUAGES, SOURCE } from '#language/languages.ts';

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

function inDollars(dollars: number) {
  const [whole = '', cents] = dollars.toFixed(Number.isInteger(dollars) ? 0 : 2).split('.');
  return `$${byThousands(whole)}${cents ? `.${cents}` : ''}`;
}
