import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { absoluteUrl } from '#client/navigation/canonical-url.ts';
import { marketContext } from '#client/navigation/page-data.ts';
import { paths } from '#client/paths.ts';
import { ProductShare } from '#client/products/product-share.tsx';
import { Icon } from '#client/ui/icon.tsx';
import { focusPageIfLost } from '#client/ui/page-focus.ts';
import { formatList } from '#language/lists-and-names.ts';
import { t } from '#language/t.ts';
import type { Route } from './+types/compare-page';
import { CompareTable } from './compare-table.tsx';
import { compared, comparison, MOST_COMPARED } from './compared.ts';
import { TooFew } from './too-few.tsx';

export async function loader({ context, request }: Route.LoaderArgs) {
  const { origin, searchParams } = new URL(request.url);
  const named = (searchParams.get('bikes') ?? '').split(',').map((id) => id.trim().toLowerCase());
  const ids = [...new Set(named)].filter(Boolean).slice(0, MOST_COMPARED);
  const products = ids.length > 0 ? await context.get(marketContext).products(ids) : [];
  return { products, gone: ids.length - products.length, origin };
}

export const meta: Route.MetaFunction = ({ loaderData }) => {
  const names = loaderData?.products.map(({ productName }) => productName) ?? [];
  return [
    {
      title:
        names.length > 1
          ? t('{bikes}? | Kickstand', { bikes: formatList(names, 'disjunction') })
          : t('Compare bikes | Kickstand'),
    },
    {
      name: 'description',
      content: t('Two to four second-hand motorbikes side by side, with their differences marked.'),
    },
    { name: 'robots', content: 'noindex' },
  ];
};

export default function ComparePage({ loaderData: { products, gone, origin } }: Route.ComponentProps) {
  const ids = products.map(({ _id }) => _id);
  useFocusKept(ids.length);
  return (
    <div className="frame py-8 sm:py-10">
      <h1 className="text-3xl sm:text-4xl">{t('Compare bikes')}</h1>
      {gone > 0 && (
        <p className="mt-4 flex items-start gap-2 font-medium">
          <Icon name="alert" className="mt-0.5 size-5 shrink-0 text-warning" />
          {t(
            '{gone, plural, =1 {One of the bikes is not on the market any more.} other {# of the bikes are not on the market any more.}}',
            { gone },
          )}
        </p>
      )}
      {products.length < 2 ? (
        <TooFew products={products} />
      ) : (
        <>
          <CompareTable products={products} />
          <div className="mt-6 flex flex-wrap items-center gap-3">
            {ids.length < MOST_COMPARED && (
              <Link to={paths.search} onClick={() => compared.keep(ids)} className="btn btn-outline noscript:hidden">
                <Icon name="plus" />
                {t('Add another bike')}
              </Link>
            )}
            <ProductShare title={t('Compare bikes on Kickstand')} address={absoluteUrl(comparison(ids), origin)} />
          </div>
        </>
      )}
    </div>
  );
}

/** Removing a bike also removes the focused button. */
function useFocusKept(count: number) {
  const before = useRef(count);
  useEffect(() => {
    if (before.current !== count) focusPageIfLost();
    before.current = count;
  }, [count]);
}
