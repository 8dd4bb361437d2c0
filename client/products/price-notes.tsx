import { formatPrice } from '#contract/format.ts';
import { PRICE_LABEL_WORDS } from '#contract/price-label.ts';
import type { Product } from '#contract/products.ts';
import { t } from '#language/t.ts';

/** How the price compares with others, and with what it was. */
export function PriceNotes({ product: { priceLabel, lowered } }: { product: Product }) {
  if (!priceLabel && !lowered) return null;
  return (
    <span className="flex flex-wrap gap-x-3 text-sm">
      {priceLabel && <span className="font-bold">{t(PRICE_LABEL_WORDS[priceLabel])}</span>}
      {lowered && <span>{t('Lowered by {price}', { price: formatPrice(lowered.by) })}</span>}
    </span>
  );
}
