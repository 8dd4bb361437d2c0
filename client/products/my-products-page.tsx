import { Link } from 'react-router';
import { queryClient } from '#client/api/query-client.ts';
import { asPerson } from '#client/auth/guards.ts';
import { PageFault } from '#client/auth/page-error.tsx';
import { SellersOnly } from '#client/auth/sellers-only.tsx';
import { SessionLoading } from '#client/auth/session-loading.tsx';
import { paths } from '#client/paths.ts';
import { isAnotherVisit } from '#client/ui/list-view.ts';
import { t } from '#language/t.ts';
import type { Route } from './+types/my-products-page';
import { ListingLimit, listingLimit } from './listing-limit.tsx';
import { MyProducts } from './my-products.tsx';
import { ownView, productsOf } from './own-products.ts';
import { OwnReviews } from './own-reviews/own-reviews.tsx';

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  return asPerson(request, async ({ email, role }) => {
    const view = ownView(new URL(request.url).searchParams);
    if (role === 'seller')
      await Promise.all([queryClient.infiniteQuery(productsOf(email, view)), queryClient.prefetchQuery(listingLimit)]);
    return { email };
  });
}
clientLoader.hydrate = true as const;
clientLoader.ahead = true as const;

export const shouldRevalidate = isAnotherVisit;

export const meta: Route.MetaFunction = () => [{ title: t('My Products | Kickstand') }];

export function HydrateFallback() {
  return <SessionLoading />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <PageFault error={error} />;
}

export default function MyProductsPage({ loaderData }: Route.ComponentProps) {
  return (
    <SellersOnly>
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h1 className="text-4xl">{t('My Products')}</h1>
        <Link to={paths.addProduct} className="btn btn-primary">
          {t('Add Product')}
        </Link>
      </div>
      <ListingLimit className="mt-1" />
      <OwnReviews />
      <MyProducts email={loaderData.email} />
    </SellersOnly>
  );
}
