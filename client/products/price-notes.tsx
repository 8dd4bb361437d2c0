import { AboutPrice } from '#client/ui/about-price.tsx';
import { formatPrice } from '#contract/format.ts';
import { PRICE_LABEL_WORDS } from '#contract/price-label.ts';
import type { Product } from '#contract/products.ts';
import { t } from '#language/t.ts';

/** The price in the reader's currency, and how it compares with others and with what it was. */
export function PriceNotes({ product: { resalePrice, priceLabel, lowered } }: { product: Product }) {
  return (
    <span className="flex flex-wrap gap-x-3 text-sm empty:hidden">
      <AboutPrice dollars={resalePrice} />
      {priceLabel && <span className="font-bold">{t(PRICE_LABEL_WORDS[priceLabel])}</span>}
      {lowered && <span>{t('Lowered by {price}', { price: formatPrice(lowered.by) })}</span>}
    </span>
  );
}
