import { type ReactNode, useId } from 'react';
import type { Product } from '#contract/products.ts';
import { CompactProduct } from './compact-product.tsx';

interface ProductStripProps {
  id?: string;
  title: string;
  products: Product[];
  action?: ReactNode;
  className?: string | undefined;
}

/** Scrolls sideways; nothing without products. */
export function ProductStrip({ id, title, products, action, className = '' }: ProductStripProps) {
  const titleId = useId();
  if (products.length === 0) return;
  return (
    <section id={id} aria-labelledby={titleId} className={`print:hidden min-w-0 ${className}`}>
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <h2 id={titleId} className="text-2xl wrap-anywhere">
          {title}
        </h2>
        {action}
      </div>
      <ul className="mt-4 grid snap-x auto-cols-[72%] grid-flow-col gap-4 overflow-x-auto p-1 max-lg:-mx-(--gutter) max-lg:scroll-px-(--gutter) max-lg:px-(--gutter) sm:auto-cols-[30%] lg:-mx-1 lg:scroll-px-1 lg:auto-cols-[calc((100%-4rem)/4.25)]">
        {products.map((product) => (
          <li key={product._id} className="grid snap-start">
            <CompactProduct product={product} />
          </li>
        ))}
      </ul>
    </section>
  );
}
