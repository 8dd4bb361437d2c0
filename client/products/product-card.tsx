import type { ReactNode } from 'react';
import { Badge } from '#client/ui/badge.tsx';
import { ClampedText } from '#client/ui/clamped-text.tsx';
import { Picture } from '#client/ui/picture.tsx';
import { Price } from '#client/ui/price.tsx';
import type { Product } from '#contract/products.ts';
import { ProductFacts } from './product-facts.tsx';

interface ProductCardProps {
  product: Product;
  /** From newSince(). */
  newSince: string;
  heading?: 'h2' | 'h3';
  /** Buttons and links at its foot. */
  actions?: ReactNode;
}

export function ProductCard({ product, newSince, heading: Heading = 'h3', actions }: ProductCardProps) {
  return (
    <article
      id={product._id}
      className="flex flex-col overflow-hidden rounded-box border border-base-300 bg-base-100 target:outline-3 target:outline-primary max-sm:-mx-(--gutter) max-sm:rounded-none max-sm:border-x-0"
    >
      <div className="relative">
        <Picture src={product.img} alt={product.productName} className="h-80 w-full" />
        <div className="absolute top-3 left-3 flex gap-2">
          {Date.parse(product.postDate) >= Date.parse(newSince) && <Badge tone="signal">NEW</Badge>}
          {product.isReserved && <Badge tone="warning">Reserved</Badge>}
        </div>
      </div>
      <div className="flex grow flex-col p-5">
        <Heading className="text-2xl wrap-break-word">{product.productName}</Heading>
        <Prices product={product} />
        <ClampedText>{product.disc}</ClampedText>
        <div className="mt-auto pt-4">
          <ProductFacts product={product} />
          {actions && <div className="mt-3 flex flex-wrap gap-2">{actions}</div>}
        </div>
      </div>
    </article>
  );
}

function Prices({ product }: { product: Product }) {
  return (
    <dl className="my-3 flex flex-wrap items-baseline justify-between gap-x-4">
      <div>
        <dt className="sr-only">Resale price</dt>
        <dd>
          <Price dollars={product.resalePrice} className="font-heading text-3xl font-extrabold tracking-tight" />
        </dd>
      </div>
      <div className="flex gap-1.5 text-sm text-quiet">
        <dt>Original price</dt>
        <dd>
          <s>
            <Price dollars={product.orgPrice} />
          </s>
        </dd>
      </div>
    </dl>
  );
}
