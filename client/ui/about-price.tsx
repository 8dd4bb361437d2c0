import { aboutInCurrency } from '#contract/format.ts';
import { t } from '#language/t.ts';

/** Beside a price: the amount in the reader's currency, for who has chosen one. */
export function AboutPrice({ dollars }: { dollars: number }) {
  const price = aboutInCurrency(dollars);
  if (!price) return;
  return (
    // Browsers and servers may write an amount differently.
    <span className="text-sm text-quiet tabular-nums" suppressHydrationWarning>
      {t('about {price}', { price })}
    </span>
  );
}
