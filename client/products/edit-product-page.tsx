import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { data, Link } from 'react-router';
import { query, queryClient } from '#client/api/query-client.ts';
import { asPerson } from '#client/auth/guards.ts';
import { PageFault } from '#client/auth/page-error.tsx';
import { SellersOnly } from '#client/auth/sellers-only.tsx';
import { SessionLoading } from '#client/auth/session-loading.tsx';
import { lazyImport } from '#client/browser/lazy-import.ts';
import { paths } from '#client/paths.ts';
import { readProduct, type WholeProduct } from '#contract/products.ts';
import { t } from '#language/t.ts';
import type { Route } from './+types/edit-product-page';
import { EditProductForm } from './edit-product-form.tsx';
import { ProductChanges } from './product-changes.tsx';

const OfferTerms = lazy(() => lazyImport(() => import('#client/offers/terms/offer-terms.tsx')));
const productOf = (id: string) => query(readProduct, { params: { id } });

export async function clientLoader({ request, params: { id } }: Route.ClientLoaderArgs) {
  return asPerson(request, async ({ email, role }) => {
    if (role !== 'seller') return { id };
    const product = await queryClient.fetchQuery({ ...productOf(id), staleTime: 0 });
    if (product.sellerEmail !== email) throw data(t('Somebody else sells this bike'), { status: 404 });
    return { id };
  });
}
clientLoader.hydrate = true as const;

export const meta: Route.MetaFunction = () => [{ title: t('Edit Product | Kickstand') }];

export function HydrateFallback() {
  return <SessionLoading />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <PageFault error={error} />;
}

export default function EditProductPage({ loaderData: { id } }: Route.ComponentProps) {
  return (
    <SellersOnly>
      <EditProduct key={id} id={id} />
    </SellersOnly>
  );
}

function EditProduct({ id }: { id: string }) {
  // The draft starts from this version: a refetch would change it while the seller types.
  const { data: product } = useQuery({ ...productOf(id), staleTime: Number.POSITIVE_INFINITY });
  if (!product) return;
  return (
    <>
      <h1 className="text-4xl">{t('Edit Product')}</h1>
      <p className="mt-2 mb-4 text-quiet wrap-anywhere">
        {product.isWithheld ? (
          product.productName
        ) : (
          <Link to={paths.product(id)} className="text-link">
            {product.productName}
          </Link>
        )}
      </p>
      {product.may.edit ? <EditProductForm product={product} /> : <p className="max-w-prose">{whyNot(product)}</p>}
      {product.isAvailable && (
        <Suspense>
          <OfferTerms productId={id} price={product.resalePrice} />
        </Suspense>
      )}
      <ProductChanges id={id} />
    </>
  );
}

function whyNot({ isAvailable, isReserved }: WholeProduct) {
  if (isReserved)
    return t(
      'Somebody has booked this bike, so it stays as they saw it. If they do not pay in time, you can edit it again.',
    );
  return isAvailable ? t('This bike cannot be edited now.') : t('This bike is sold, so it stays as it was bought.');
}
