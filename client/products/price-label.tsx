import { PRICE_LABEL_WORDS } from '#contract/price-label.ts';
import type { Product } from '#contract/products.ts';

export function PriceLabel({ product: { priceLabel } }: { product: Product }) {
  return priceLabel && <span className="text-sm font-bold">{PRICE_LABEL_WORDS[priceLabel]}</span>;
}
