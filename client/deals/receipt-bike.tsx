import { brandText } from '#contract/brand-text.ts';
import type { Deal } from '#contract/deals.ts';
import type { WholeProduct } from '#contract/products.ts';
import { ReceiptSection } from './receipt-section.tsx';

interface ReceiptBikeProps {
  deal: Deal;
  /** Absent once the product's page is gone. */
  product: WholeProduct | undefined;
}

export function ReceiptBike({ deal, product }: ReceiptBikeProps) {
  const facts = { Bike: deal.productName, ...(product && factsOf(product)) };
  return (
    <ReceiptSection title="The bike">
      {Object.entries(facts).map(
        ([name, fact]) =>
          fact !== undefined && (
            <div key={name} className="contents">
              <dt className="text-quiet">{name}</dt>
              <dd className="text-right wrap-anywhere">{fact}</dd>
            </div>
          ),
      )}
    </ReceiptSection>
  );
}

const factsOf = (product: WholeProduct) => ({
  Brand: brandText(product.categoryName),
  'Model year': product.modelYear,
  'Years of use': product.yearsOfUse,
  Kilometres: product.kilometres?.toLocaleString('en-US'),
  Engine: product.engineCc && `${product.engineCc} cc`,
  Condition: product.condition,
});
