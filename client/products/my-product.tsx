import { useState } from 'react';
import { Link } from 'react-router';
import { paths } from '#client/paths.ts';
import { Day } from '#client/ui/day.tsx';
import { Picture } from '#client/ui/picture.tsx';
import { Price } from '#client/ui/price.tsx';
import { rich } from '#client/ui/rich.ts';
import { brandText } from '#contract/brand-text.ts';
import type { ProductTrend } from '#contract/insights.ts';
import type { Product } from '#contract/products.ts';
import { t } from '#language/t.ts';
import { AdvertiseButton } from './advertise-button.tsx';
import { HideButton } from './hide-button.tsx';
import { TrendLink } from './insights/trend-link.tsx';
import { figuresOf } from './product-figures.ts';
import { ProductLink } from './product-link.tsx';
import { ProductState } from './product-state.tsx';
import { ProductThumbnail } from './product-thumbnail.tsx';
import { RemoveDialog } from './remove-dialog.tsx';

interface MyProductProps {
  product: Product;
  trend: ProductTrend | undefined;
  isHidden: boolean;
  isChosen: boolean;
  onChoose(): void;
}

export function MyProduct({ product, trend, isHidden, isChosen, onChoose }: MyProductProps) {
  const [removing, setRemoving] = useState(false);
  return (
    <li className="relative grid grid-cols-[6rem_minmax(0,1fr)] items-center gap-x-4 gap-y-3 rounded-box border border-base-300 bg-base-100 p-3 sm:grid-cols-[8rem_minmax(0,1fr)] lg:grid-cols-[8rem_minmax(0,1fr)_auto]">
      {product.isWithheld ? (
        <Picture
          src={product.img}
          alt=""
          photo={product.cover}
          sizes="8rem"
          className="h-20 w-full rounded-field sm:h-24"
        />
      ) : (
        <ProductThumbnail id={product._id} img={product.img} cover={product.cover} className="h-20 sm:h-24" />
      )}
      <label className="absolute top-2 start-2 grid size-9 cursor-pointer place-items-center rounded-field bg-base-100/90">
        <input
          type="checkbox"
          aria-label={t('Select {bike}', { bike: product.productName })}
          checked={isChosen}
          onChange={onChoose}
          className="checkbox border-base-content/60 checkbox-sm"
        />
      </label>
      <div className="min-w-0">
        <h2 className="text-lg wrap-break-word">
          {product.isWithheld ? product.productName : <ProductLink id={product._id} name={product.productName} />}
        </h2>
        <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1">
          <Price dollars={product.resalePrice} className="font-semibold" />
          <ProductState product={product} />
        </p>
        <p className="mt-1 text-sm text-quiet tabular-nums empty:hidden">{figuresOf(product)}</p>
        <p className="mt-1 text-sm text-quiet">
          {rich('{brand}, listed <day></day>', {
            brand: brandText(product.categoryName),
            day: () => <Day of={product.postDate} />,
          })}
        </p>
        <div className="mt-2 min-h-7">{trend && <TrendLink productName={product.productName} trend={trend} />}</div>
      </div>
      <div className="flex flex-wrap justify-end gap-2 max-lg:col-span-2">
        {!product.isWithheld && <AdvertiseButton product={product} />}
        {product.may.edit && (
          <Link
            to={paths.editProduct(product._id)}
            aria-label={t('Edit {bike}', { bike: product.productName })}
            className="btn btn-outline"
          >
            {t('Edit')}
          </Link>
        )}
        {product.may.remove && (
          <button
            type="button"
            onClick={() => setRemoving(true)}
            aria-label={t('Delete {bike}', { bike: product.productName })}
            className="btn btn-ghost text-error"
          >
            {t('Delete')}
          </button>
        )}
        {(isHidden || product.may.hide) && <HideButton product={product} isHidden={isHidden} />}
      </div>
      {removing && <RemoveDialog product={product} onClose={() => setRemoving(false)} />}
    </li>
  );
}
