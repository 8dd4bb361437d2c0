import { Day } from '#client/ui/day.tsx';
import type { Product } from '#contract/products.ts';
import { Fact } from './fact.tsx';
import { NOT_GIVEN } from './not-given.ts';
import { SellerName } from './seller-name.tsx';

/** Equal order and columns on every card, so that bikes compare at a glance. */
export function ProductFacts({ product }: { product: Product }) {
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-6 text-sm *:*:truncate">
      <Fact name="Years of use">
        <data value={product.yearsOfUse}>{product.yearsOfUse}</data>
      </Fact>
      <Fact name="Condition">{product.condition ?? NOT_GIVEN}</Fact>
      <Fact name="Location">{product.sellerLocation}</Fact>
      <Fact name="Posted">
        <Day of={product.postDate} />
      </Fact>
      <Fact name={product.isVarified ? 'Verified seller' : 'Seller'}>
        <SellerName product={product} className="truncate" />
      </Fact>
    </dl>
  );
}
