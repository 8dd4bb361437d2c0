import { PriceNotes } from '#client/products/price-notes.tsx';
import { figuresOf } from '#client/products/product-figures.ts';
import { ProductLink } from '#client/products/product-link.tsx';
import { ProductState } from '#client/products/product-state.tsx';
import { ProductThumbnail } from '#client/products/product-thumbnail.tsx';
import { Badge } from '#client/ui/badge.tsx';
import { Day } from '#client/ui/day.tsx';
import { Picture } from '#client/ui/picture.tsx';
import { Price } from '#client/ui/price.tsx';
import { rich } from '#client/ui/rich.ts';
import type { Favourite as Saved } from '#contract/favourites.ts';
import { formatList } from '#language/lists-and-names.ts';
import { message, t } from '#language/t.ts';

interface FavouriteProps {
  favourite: Saved;
  onRemove(): void;
}

export function Favourite({ favourite, onRemove }: FavouriteProps) {
  const { product, productId, productName, img, savedAt } = favourite;
  return (
    <li
      tabIndex={-1}
      className="grid grid-cols-[6rem_minmax(0,1fr)] items-center gap-x-4 gap-y-3 rounded-box border border-base-300 bg-base-100 p-3 sm:grid-cols-[9rem_minmax(0,1fr)_auto]"
    >
      {product ? (
        <ProductThumbnail id={productId} img={product.img} cover={product.cover} className="h-20 sm:h-28" />
      ) : (
        <Picture src={img} alt="" className="h-20 w-full rounded-field grayscale sm:h-28" />
      )}
      <div className="min-w-0">
        <h2 className="text-lg wrap-anywhere">
          {product ? <ProductLink id={productId} name={product.productName} /> : productName}
        </h2>
        <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1">
          {product && <Price dollars={product.resalePrice} className="font-semibold" />}
          {product && <PriceNotes product={product} />}
          {product ? <ProductState product={product} /> : <Badge tone="ink">{t('Gone||state of a bike')}</Badge>}
        </p>
        <p className="mt-1 text-sm wrap-anywhere text-quiet tabular-nums">{product ? words(product) : t(WHY_GONE)}</p>
        <p className="text-sm text-quiet">{rich('Favourite since <day></day>', { day: () => <Day of={savedAt} /> })}</p>
      </div>
      <button
        type="button"
        onClick={onRemove}
        aria-label={t('Remove {bike}', { bike: productName })}
        className="btn btn-ghost max-sm:col-start-2 max-sm:-mt-3 max-sm:-ms-4 max-sm:justify-self-start"
      >
        {t('Remove')}
      </button>
    </li>
  );
}

const WHY_GONE = message('It was taken off the market, or sold a while ago.');

function words(product: NonNullable<Saved['product']>) {
  if (!product.isAvailable) return t('It is sold.');
  return formatList([figuresOf(product), product.sellerLocation].filter(Boolean), 'unit');
}
