import { memo, type ReactNode } from 'react';
import { Link } from 'react-router';
import { paths } from '#client/paths.ts';
import { CompareToggle } from '#client/products/compare/compare-toggle.tsx';
import { Heart } from '#client/products/favourites/heart.tsx';
import { factOrGap } from '#client/products/not-given.ts';
import { PriceNotes } from '#client/products/price-notes.tsx';
import { figuresOrAge, inCc } from '#client/products/product-figures.ts';
import { SellerName } from '#client/products/seller-name.tsx';
import { Picture } from '#client/ui/picture.tsx';
import { Price } from '#client/ui/price.tsx';
import { formatDistance } from '#contract/format.ts';
import { t } from '#language/t.ts';
import type { Result } from './result.ts';
import { ResultBadges } from './result-badges.tsx';

export const ResultRow = memo(function ResultRow({
  product,
  newSince,
  isNewMatch,
  distance,
  fetched,
  actions,
}: Result & { actions?: ReactNode }) {
  const { _id, productName, modelYear, kilometres, engineCc, sellerLocation } = product;
  return (
    <article
      id={_id}
      className="group relative grid grid-cols-[7rem_minmax(0,1fr)] gap-x-4 border-b border-base-300 py-3 tabular-nums hover:bg-base-100 sm:grid-cols-[8rem_minmax(0,1fr)_auto] xl:col-span-full xl:grid-cols-subgrid xl:items-center"
    >
      <Picture
        src={product.img}
        alt=""
        photo={product.cover}
        sizes="8rem"
        fetched={fetched}
        className="aspect-4/3 w-full self-start rounded-field"
      />
      <div className="min-w-0">
        <h2 className="line-clamp-2 text-lg leading-snug wrap-anywhere group-hover:underline">
          <Link to={paths.product(_id)} className="before:absolute before:inset-0 before:z-1">
            {productName}
          </Link>
        </h2>
        <p className="text-sm text-quiet xl:hidden">{figuresOrAge(product)}</p>
        <p className="flex min-w-0 gap-1.5 text-sm text-quiet">
          <span className="truncate">{sellerLocation}</span>
          {distance && <span className="shrink-0">· {distance}</span>}
        </p>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-quiet">
          <SellerName product={product} className="truncate" />
          <span className="flex gap-1.5 empty:hidden">
            <ResultBadges product={product} newSince={newSince} isNewMatch={isNewMatch} />
          </span>
        </p>
        {actions && <div className="relative z-2 mt-2 flex flex-wrap gap-2">{actions}</div>}
      </div>
      <Figure of={t('Model year')}>{modelYear}</Figure>
      <Figure of={t('Driven||kilometres of a bike')}>{kilometres !== undefined && formatDistance(kilometres)}</Figure>
      <Figure of={t('Engine')}>{engineCc && inCc(engineCc)}</Figure>
      <Figure of={t('Condition')}>{factOrGap(product, 'condition')}</Figure>
      <div className="flex items-center justify-between gap-x-3 max-sm:col-span-2 max-sm:mt-1 sm:flex-col sm:items-end sm:justify-center">
        <p className="flex flex-wrap items-baseline gap-x-3 sm:flex-col sm:items-end">
          <Price dollars={product.resalePrice} className="font-heading text-xl font-extrabold" />
          <PriceNotes product={product} />
        </p>
        <div className="relative z-2 flex items-center gap-3">
          <CompareToggle product={product} />
          <span className="size-10">
            <Heart product={product} />
          </span>
        </div>
      </div>
    </article>
  );
});

function Figure({ of: name, children }: { of: string; children: ReactNode }) {
  return (
    <p className="text-end whitespace-nowrap text-quiet max-xl:hidden">
      <span className="sr-only">{name}: </span>
      {children || '–'}
    </p>
  );
}
