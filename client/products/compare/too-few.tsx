import { Link } from 'react-router';
import { paths } from '#client/paths.ts';
import { RecentlyViewed } from '#client/products/recently-viewed/recently-viewed.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { rich } from '#client/ui/rich.ts';
import type { Product } from '#contract/products.ts';
import { t } from '#language/t.ts';
import { compared, comparison, MOST_COMPARED } from './compared.ts';

export function TooFew({ products: [only] }: { products: Product[] }) {
  const chosen = compared.useList();
  return (
    <div className="mt-6 grid gap-10">
      <EmptyState title={only ? t('It takes two to compare') : t('No bikes to compare yet')}>
        <p>
          {only && (
            <>
              {rich('<bike>{name}</bike> stands alone.', {
                name: only.productName,
                bike: (name) => (
                  <Link to={paths.product(only._id)} className="text-link wrap-anywhere">
                    {name}
                  </Link>
                ),
              })}{' '}
            </>
          )}
          <span className="noscript:hidden">
            {only
              ? t('Tick “Compare” on another bike to see them side by side.')
              : t('Tick “Compare” on 2 to {most} bikes to see them side by side.', { most: MOST_COMPARED })}
          </span>
          <noscript>{t('Choosing bikes to compare takes JavaScript, which is switched off in this browser.')}</noscript>
        </p>
        <p className="mt-5 flex flex-wrap justify-center gap-3">
          {chosen.length > 1 && (
            <Link to={comparison(chosen)} className="btn btn-primary">
              {t('Compare the {count, plural, one {# bike} other {# bikes}} you chose', { count: chosen.length })}
            </Link>
          )}
          <Link
            to={paths.search}
            onClick={() => only && compared.keep([only._id])}
            className={`btn ${chosen.length > 1 ? 'btn-outline' : 'btn-primary'}`}
          >
            {t('Look for bikes')}
          </Link>
        </p>
      </EmptyState>
      <RecentlyViewed />
    </div>
  );
}
