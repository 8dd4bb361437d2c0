import { memo } from 'react';
import { Link } from 'react-router';
import { paths } from '#client/paths.ts';
import { CompareToggle } from '#client/products/compare/compare-toggle.tsx';
import { Heart } from '#client/products/favourites/heart.tsx';
import { PriceNotes } from '#client/products/price-notes.tsx';
import { figuresOrAge } from '#client/products/product-figures.ts';
import { SellerName } from '#client/products/seller-name.tsx';
import { MeanRating } from '#client/ratings/stars.tsx';
import { useContentVisibility } from '#client/ui/content-visibility.ts';
import { Picture } from '#client/ui/picture.tsx';
import { Price } from '#client/ui/price.tsx';
import type { Result } from './result.ts';
import { ResultBadges } from './result-badges.tsx';

/** Memoized: more results do not render earlier cards again. */
export const ResultCard = memo(function ResultCard({ product, newSince, isNewMatch, distance, fetched }: Result) {
  const { _id, productName, sellerLocation } = product;
  const visibility = useContentVisibility(
    '[contain-intrinsic-height:auto_27rem] xl:[contain-intrinsic-height:auto_24rem]',
  );
  return (
    <article
      ref={visibility.ref}
      id={_id}
      className={`${visibility.className} group relative flex h-full flex-col overflow-hidden rounded-box border border-base-300 bg-base-100 hover:border-base-content`}
    >
      <Picture
        src={product.img}
        alt=""
        photo={product.cover}
        sizes="(min-width: 80rem) 18rem, (min-width: 64rem) calc(50vw - 13rem), (min-width: 40rem) 50vw, 100vw"
        fetched={fetched}
        className="aspect-4/3 w-full shrink-0"
      />
      <p className="absolute top-2 start-2 z-2 flex gap-1.5">
        <ResultBadges product={product} newSince={newSince} isNewMatch={isNewMatch} />
      </p>
      <div className="flex grow flex-col gap-1 p-3">
        <h2 className="line-clamp-2 text-lg leading-tight wrap-anywhere group-hover:underline">
          {/* Covers the whole card. */}
          <Link to={paths.product(_id)} className="before:absolute before:inset-0 before:z-1 before:rounded-box">
            {productName}
          </Link>
        </h2>
        <p className="text-sm text-quiet tabular-nums">{figuresOrAge(product)}</p>
        <p className="mt-auto flex items-baseline justify-between gap-3 pt-1">
          <Price dollars={product.resalePrice} className="font-heading text-2xl font-extrabold tracking-tight" />
          {product.sellerRating && (
            <span className="text-sm text-quiet">
              <MeanRating of={product.sellerRating} />
            </span>
          )}
        </p>
        <PriceNotes product={product} />
        <p className="flex justify-between gap-3 text-sm text-quiet">
          <span className="truncate">{sellerLocation}</span>
          {distance && <span className="shrink-0 tabular-nums">{distance}</span>}
        </p>
        <div className="flex items-center justify-between gap-3">
          <p className="flex min-w-0 text-sm text-quiet">
            <SellerName product={product} className="truncate" isBare />
          </p>
          <CompareToggle product={product} className="relative z-2 shrink-0" />
        </div>
      </div>
      <Heart product={product} className="absolute top-2 end-2 z-2" />
    </article>
  );
});
