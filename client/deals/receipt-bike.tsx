import { factOf } from '#contract/bike-words.ts';
import { brandText } from '#contract/brand-text.ts';
import type { Deal } from '#contract/deals.ts';
import type { WholeProduct } from '#contract/products.ts';
import { formatNumber } from '#language/formatters.ts';
import { t } from '#language/t.ts';
import { ReceiptSection } from './receipt-section.tsx';

interface ReceiptBikeProps {
  deal: Deal;
  /** Absent once the product's page is gone. */
  product: WholeProduct | undefined;
}

export function ReceiptBike({ deal, product }: ReceiptBikeProps) {
  const facts = [[t('Bike'), deal.productName] as const, ...(product ? factsOf(product) : [])];
  return (
    <ReceiptSection title={t('The bike')}>
      {facts.map(
        ([name, fact]) =>
          fact !== undefined && (
            <div key={name} className="contents">
              <dt className="text-quiet">{name}</dt>
              <dd className="text-end wrap-anywhere">{fact}</dd>
            </div>
          ),
      )}
    </ReceiptSection>
  );
}

const factsOf = (product: WholeProduct) =>
  [
    [t('Brand'), brandText(product.categoryName)],
    [t('Model year'), product.modelYear],
    [t('Years of use'), product.yearsOfUse],
    [t('Kilometres'), product.kilometres === undefined ? undefined : formatNumber(product.kilometres)],
    [t('Engine'), factOf(product, 'engineCc')],
    [t('Condition'), factOf(product, 'condition')],
  ] as const;
