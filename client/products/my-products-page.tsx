import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { SellersOnly } from '#client/dashboard/sellers-only.tsx';
import { paths } from '#client/paths.ts';
import { ASK_AGAIN_MS, pages, queryClient } from '#client/queries.ts';
import { Checking } from '#client/session/checking.tsx';
import { asPerson } from '#client/session/guards.ts';
import { PageFault } from '#client/session/page-fault.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { ShowMore } from '#client/ui/show-more.tsx';
import { listSellerProducts } from '#contract/products.ts';
import type { Route } from './+types/my-products-page';
import { ListingLimit } from './listing-limit.tsx';
import { MyProduct } from './my-product.tsx';

const productsOf = (email: string) => pages(listSellerProducts, { params: { email } });

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  return asPerson(request, async ({ email, role }) => {
    if (role === 'seller') await queryClient.infiniteQuery(productsOf(email));
    return { email };
  });
}
clientLoader.hydrate = true as const;
clientLoader.ahead = true as const;

export const meta: Route.MetaFunction = () => [{ title: 'My Products | Kickstand' }];

export function HydrateFallback() {
  return <Checking />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <PageFault error={error} />;
}

export default function MyProductsPage({ loaderData }: Route.ComponentProps) {
  return (
    <SellersOnly>
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h1 className="text-4xl">My Products</h1>
        <Link to={paths.addProduct} className="btn btn-primary">
          Add Product
        </Link>
      </div>
      <ListingLimit className="mt-1" />
      <MyProducts email={loaderData.email} />
    </SellersOnly>
  );
}

function MyProducts({ email }: { email: string }) {
  const list = useInfiniteQuery({ ...productsOf(email), refetchInterval: ASK_AGAIN_MS });
  const products = list.data?.pages.flatMap(({ answer }) => answer) ?? [];
  if (!products.length)
    return (
      <div className="mt-6">
        <EmptyState title="You have not listed a bike yet">
          <Link to={paths.addProduct} className="text-link">
            Add your first one
          </Link>
        </EmptyState>
      </div>
    );
  return (
    <>
      <ul className="mt-6 grid gap-3">
        {products.map((product) => (
          <MyProduct key={product._id} product={product} />
        ))}
      </ul>
      <ShowMore list={list} />
    </>
  );
}
