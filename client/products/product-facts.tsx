import { Day } from '#client/ui/day.tsx';
import type { Product } from '#contract/products.ts';
import { t } from '#language/t.ts';
import { Fact } from './fact.tsx';
import { factOrGap } from './not-given.ts';
import { SellerName } from './seller-name.tsx';

/** Equal order and columns on every card, so that bikes compare at a glance. */
export function ProductFacts({ product }: { product: Product }) {
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-6 text-sm *:*:truncate">
      <Fact name={t('Years of use')}>
        <data value={product.yearsOfUse}>{product.yearsOfUse}</data>
      </Fact>
      <Fact name={t('Condition')}>{factOrGap(product, 'condition')}</Fact>
      <Fact name={t('Location')}>{product.sellerLocation}</Fact>
      <Fact name={t('Posted')}>
        <Day of={product.postDate} />
      </Fact>
      <Fact name={product.isVarified ? t('Verified seller') : t('Seller')}>
        <SellerName product={product} className="truncate" />
      </Fact>
    </dl>
  );
}
