import { language } from '#current-language';
import { formatNumber, formatters } from '#language/formatters.ts';
import { leftToRight } from '#language/isolate.ts';
import { LANGUAGES, SOURCE } from '#language/languages.ts';

/** `1234.5` → `$1,234.50`, `1200` → `$1,200`. */
export function formatPrice(dollars: number): string {
  const options = {
    style: 'currency',
    currency: 'USD',
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: Number.isInteger(dollars) ? 0 : 2,
    maximumFractionDigits: 2,
  } as const;
  if (LANGUAGES[language()].direction === 'ltr') return formatNumber(dollars, options);
  return leftToRight(formatters.getNumberFormat(LANGUAGES[SOURCE].formats, options).format(dollars));
}

/** `35000` → `35,000`. */
export const inThousands = (whole: number) => formatNumber(whole);
