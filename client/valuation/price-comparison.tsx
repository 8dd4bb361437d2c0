import { Spinner } from '#client/ui/spinner.tsx';
import type { WholeProduct } from '#contract/products.ts';
import { t } from '#language/t.ts';
import { BandWords, TooFew } from './band-words.tsx';
import { ComparableList } from './comparable-list.tsx';
import { PriceChart } from './price-chart.tsx';
import { useValuation } from './use-valuation.ts';

export interface PriceComparisonProps {
  product: WholeProduct;
}

export default function PriceComparison({ product }: PriceComparisonProps) {
  const { valuation, hasFailed } = useValuation(product);
  if (hasFailed) return <p className="mt-3">{t('The comparison could not be loaded.')}</p>;
  if (!valuation) return <Spinner label={t('Comparing prices')} className="mt-3 size-6" />;
  const { band, label, count, comparables } = valuation;
  return (
    <>
      {band ? (
        <>
          <BandWords band={band} label={label} count={count} price={product.resalePrice} />
          <PriceChart band={band} comparables={comparables} price={product.resalePrice} />
        </>
      ) : (
        <TooFew count={count} />
      )}
      {comparables.length > 0 && <ComparableList product={product} count={count} comparables={comparables} />}
    </>
  );
}
