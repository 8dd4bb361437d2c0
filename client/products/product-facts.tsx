import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { paths } from '#client/paths.ts';
import { Day } from '#client/ui/day.tsx';
import type { Product } from '#contract/products.ts';
import { VerifiedBadge } from './verified-badge.tsx';

interface ProductFactsProps {
  product: Product;
  /** On the bike's own page nothing is cut short, and there is room for more facts. */
  whole?: boolean;
  children?: ReactNode;
}

/** The facts in the same order and columns on every card, so that two bikes compare at a glance. */
export function ProductFacts({ product, whole = false, children }: ProductFactsProps) {
  return (
    <dl
      className={`grid grid-cols-[auto_1fr] gap-x-6 text-sm ${whole ? '*:*:wrap-anywhere sm:text-base' : '*:*:truncate'}`}
    >
      {whole && (
        <Fact name="Brand">
          <Link to={paths.category(product.categoryName)} className="text-link">
            {product.categoryName}
          </Link>
        </Fact>
      )}
      <Fact name="Years of use">
        <data value={product.yearsOfUse}>{product.yearsOfUse}</data>
      </Fact>
      <Fact name="Condition">{product.condition}</Fact>
      <Fact name="Location">{product.sellerLocation}</Fact>
      <Fact name="Posted">
        <Day of={product.postDate} />
      </Fact>
      <Fact name={product.isVarified ? 'Verified seller' : 'Seller'}>
        <span className="inline-flex max-w-full items-center gap-1.5">
          <span className={whole ? '' : 'truncate'}>{product.sellerName}</span>
          {product.isVarified && <VerifiedBadge label="Verified" />}
        </span>
      </Fact>
      {children}
    </dl>
  );
}

export function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="col-span-2 grid grid-cols-subgrid border-t border-base-300 py-2">
      <dt className="text-quiet">{name}</dt>
      <dd className="min-w-0 text-right font-medium">{children}</dd>
    </div>
  );
}
