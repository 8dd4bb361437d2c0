import { formatNumber } from '#language/formatters.ts';

/** `1234.5` → `$1,234.50`, `1200` → `$1,200`. */
export const formatPrice = (dollars: number) =>
  formatNumber(dollars, {
    style: 'currency',
    currency: 'USD',
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: Number.isInteger(dollars) ? 0 : 2,
    maximumFractionDigits: 2,
  });

/** `35000` → `35,000`. */
export const inThousands = (whole: number) => formatNumber(whole);
