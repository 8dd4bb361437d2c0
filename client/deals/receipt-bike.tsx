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
              <dd className="text-right wrap-anywhere">{fact}</dd>
            </div>
          ),
      )}
    </ReceiptSection>
  );
}

const factsOf = ({ categoryName, modelYear, yearsOfUse, kilometres, engineCc, condition }: WholeProduct) =>
  [
    [t('Brand'), brandText(categoryName)],
    [t('Model year'), modelYear],
    [t('Years of use'), yearsOfUse],
    [t('Kilometres'), kilometres === undefined ? undefined : formatNumber(kilometres)],
    [t('Engine'), engineCc && t('{cc} cc', { cc: engineCc })],
    [t('Condition'), condition],
  ] as const;
