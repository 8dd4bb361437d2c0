import { Link } from 'react-router';
import { paths } from '#client/paths.ts';
import { RecentlyViewed } from '#client/products/recently-viewed/recently-viewed.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';
import type { Product } from '#contract/products.ts';
import { compared, comparison, MOST_COMPARED } from './compared.ts';

export function TooFew({ products: [only] }: { products: Product[] }) {
  const chosen = compared.useList();
  return (
    <div className="mt-6 grid gap-10">
      <EmptyState title={only ? 'It takes two to compare' : 'No bikes to compare yet'}>
        <p>
          {only && (
            <>
              <Link to={paths.product(only._id)} className="text-link wrap-anywhere">
                {only.productName}
              </Link>{' '}
              stands alone.{' '}
            </>
          )}
          <span className="noscript:hidden">
            Tick “Compare” on {only ? 'another bike' : `2 to ${MOST_COMPARED} bikes`} to see them side by side.
          </span>
          <noscript>Choosing bikes to compare takes JavaScript, which is switched off in this browser.</noscript>
        </p>
        <p className="mt-5 flex flex-wrap justify-center gap-3">
          {chosen.length > 1 && (
            <Link to={comparison(chosen)} className="btn btn-primary">
              Compare the {chosen.length} bikes you chose
            </Link>
          )}
          <Link
            to={paths.search}
            onClick={() => only && compared.keep([only._id])}
            className={`btn ${chosen.length > 1 ? 'btn-outline' : 'btn-primary'}`}
          >
            Look for bikes
          </Link>
        </p>
      </EmptyState>
      <RecentlyViewed />
    </div>
  );
}
