import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'react-router';
import { paths } from '#client/paths.ts';
import { CompareToggle } from '#client/products/compare/compare-toggle.tsx';
import { Heart } from '#client/products/favourites/heart.tsx';
import { Badge } from '#client/ui/badge.tsx';
import { ClampedText } from '#client/ui/clamped-text.tsx';
import { useContentVisibility } from '#client/ui/content-visibility.ts';
import { Picture } from '#client/ui/picture.tsx';
import type { Product } from '#contract/products.ts';
import { t } from '#language/t.ts';
import { NewBadge } from './new-badge.tsx';
import { PriceNotes } from './price-notes.tsx';
import { ProductFacts } from './product-facts.tsx';
import { figuresOf } from './product-figures.ts';
import { ProductPrices } from './product-prices.tsx';

interface ProductCardProps {
  product: Product;
  /** From newSince(). */
  newSince: string;
  heading?: 'h2' | 'h3';
  fetched?: ComponentProps<typeof Picture>['fetched'];
  actions?: ReactNode;
}

export function ProductCard({ product, newSince, heading: Heading = 'h3', fetched, actions }: ProductCardProps) {
  const visibility = useContentVisibility(
    '[contain-intrinsic-height:auto_53rem] lg:[contain-intrinsic-height:auto_50rem]',
  );
  return (
    <article
      ref={visibility.ref}
      id={product._id}
      className={`${visibility.className} relative flex flex-col overflow-hidden rounded-box border border-base-300 bg-base-100 max-sm:-mx-(--gutter) max-sm:rounded-none max-sm:border-x-0`}
    >
      <div className="relative">
        <Picture
          src={product.img}
          alt={product.productName}
          photo={product.cover}
          sizes="(min-width: 64rem) 27rem, (min-width: 40rem) 50vw, 100vw"
          {...(fetched && { fetched })}
          className="h-80 w-full"
        />
        <div className="absolute top-3 start-3 flex gap-2">
          <NewBadge product={product} newSince={newSince} />
          {product.isReserved && <Badge tone="warning">{t('Reserved||state of a bike')}</Badge>}
        </div>
      </div>
      <div className="flex grow flex-col p-5">
        <Heading className="text-2xl wrap-break-word">
          {/* Covers the picture too: one link, one tab stop. */}
          <Link
            to={paths.product(product._id)}
            className="before:absolute before:inset-x-0 before:top-0 before:h-80 hover:underline hover:decoration-primary hover:underline-offset-4"
          >
            {product.productName}
          </Link>
        </Heading>
        <Heart product={product} className="absolute top-3 end-3" />
        <p className="mt-1.5 text-sm text-quiet tabular-nums empty:hidden">{figuresOf(product)}</p>
        <ProductPrices product={product} className="mt-3" />
        <p className="mb-3 empty:hidden">
          <PriceNotes product={product} />
        </p>
        <ClampedText>{product.disc}</ClampedText>
        <div className="mt-auto pt-4">
          <ProductFacts product={product} />
          <div className="mt-3 flex flex-wrap gap-x-4 gap-y-2">
            {actions}
            <CompareToggle product={product} />
          </div>
        </div>
      </div>
    </article>
  );
}
