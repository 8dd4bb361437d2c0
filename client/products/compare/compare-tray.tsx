import { useEffect } from 'react';
import { Link } from 'react-router';
import { useSomeProducts } from '#client/products/use-products.ts';
import { Icon } from '#client/ui/icon.tsx';
import { focusPageIfLost } from '#client/ui/page-focus.ts';
import { Picture } from '#client/ui/picture.tsx';
import { rich } from '#client/ui/rich.ts';
import type { Product } from '#contract/products.ts';
import { t } from '#language/t.ts';
import { compared, comparison, removeCompared } from './compared.ts';

export interface CompareTrayProps {
  ids: string[];
}

export default function CompareTray({ ids }: CompareTrayProps) {
  const { products, complete } = useSomeProducts(ids);
  useForgottenWhenGone(ids, products, complete);
  const few = ids.length < 2;
  return (
    <section
      aria-label={t('Bikes to compare')}
      data-tray
      className="print:hidden sticky bottom-0 z-20 h-(--tray) border-t border-base-300 bg-base-100 shadow-[0_-0.25rem_1rem_rgb(0_0_0/0.08)]"
    >
      <div className="frame flex h-full items-center gap-1.5 sm:gap-3">
        <ul className="me-auto flex min-w-0 gap-1 sm:gap-3">
          {products.map((product) => (
            <li key={product._id} className="min-w-0">
              <Chosen product={product} />
            </li>
          ))}
        </ul>
        {few ? (
          <p className="text-sm text-quiet">{t('Choose another one to compare')}</p>
        ) : (
          <Link to={comparison(ids)} className="btn btn-primary max-sm:px-3">
            <span>
              {rich('Compare {count, plural, one {# <noun>bike</noun>} other {# <noun>bikes</noun>}}', {
                count: ids.length,
                noun: (words) => <span className="max-sm:sr-only">{words}</span>,
              })}
            </span>
          </Link>
        )}
        <button
          type="button"
          onClick={() => leaving(() => compared.keep([]))}
          className="btn btn-ghost max-sm:btn-square"
          aria-label={t('Clear all')}
        >
          <Icon name="cross" className="size-5 sm:hidden" />
          <span className="max-sm:hidden">{t('Clear all')}</span>
        </button>
      </div>
      <p role="status" className="sr-only">
        {t('{count, plural, one {# bike} other {# bikes}} to compare', { count: ids.length })}
      </p>
    </section>
  );
}

function Chosen({ product }: { product: Product }) {
  return (
    <button
      type="button"
      onClick={() => leaving(() => removeCompared(product._id))}
      aria-label={t('Take {bike} out', { bike: product.productName })}
      className="group relative flex max-w-44 cursor-pointer items-center gap-2 rounded-field border border-base-300 text-start text-sm leading-tight font-medium hover:border-base-content"
    >
      <Picture src={product.img} alt="" photo={product.cover} sizes="3rem" className="size-10 shrink-0 rounded-field" />
      <span className="line-clamp-2 wrap-anywhere max-lg:hidden">{product.productName}</span>
      <span className="shrink-0 max-lg:absolute max-lg:-top-1.5 max-lg:-end-1 max-lg:rounded-full max-lg:border max-lg:border-base-300 max-lg:bg-base-100 lg:pe-2">
        <Icon name="cross" className="size-3.5" />
      </span>
    </button>
  );
}

function leaving(leave: () => void) {
  leave();
  requestAnimationFrame(focusPageIfLost);
}

/** A bike that left the market frees its place. */
function useForgottenWhenGone(ids: string[], products: Product[], complete: boolean) {
  useEffect(() => {
    if (!complete || products.length === ids.length) return;
    compared.keep(products.map(({ _id }) => _id));
  }, [ids, products, complete]);
}
