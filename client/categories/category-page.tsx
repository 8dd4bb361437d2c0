import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { BookButton } from '#client/bookings/book-button.tsx';
import { BookingDialog } from '#client/bookings/booking-dialog.tsx';
import { paths } from '#client/paths.ts';
import { newSince } from '#client/products/new-since.ts';
import { ProductCard } from '#client/products/product-card.tsx';
import { pages, queryClient } from '#client/queries.ts';
import { ReportButton } from '#client/reports/report-button.tsx';
import { Checking } from '#client/session/checking.tsx';
import { asPerson } from '#client/session/guards.ts';
import { PageFault } from '#client/session/page-fault.tsx';
import { PrivatePage } from '#client/session/private-page.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { ShowMore } from '#client/ui/show-more.tsx';
import { listCategoryProducts } from '#contract/categories.ts';
import type { Product } from '#contract/products.ts';
import type { Route } from './+types/category-page';
import { knownBrand } from './known-brand.ts';

const productsOf = (brandName: string) => pages(listCategoryProducts, { params: { brandName } });

export const middleware: Route.MiddlewareFunction[] = [knownBrand];

export async function clientLoader({ request, params }: Route.ClientLoaderArgs) {
  return asPerson(request, async () => {
    await queryClient.infiniteQuery(productsOf(params.brandName));
    return { newSince: newSince() };
  });
}
clientLoader.hydrate = true as const;

export const meta: Route.MetaFunction = ({ params }) => [{ title: `${params.brandName} bikes | Kickstand` }];

export function HydrateFallback() {
  return <Checking />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <PageFault error={error} />;
}

export default function CategoryPage({ params, loaderData }: Route.ComponentProps) {
  return (
    <PrivatePage>
      <div className="frame py-10 sm:py-14">
        <h1 className="text-4xl sm:text-5xl">{params.brandName}</h1>
        <p className="mt-2 text-quiet sm:text-lg">Bikes on sale now, newest first.</p>
        <CategoryProducts key={params.brandName} brandName={params.brandName} newSince={loaderData.newSince} />
      </div>
    </PrivatePage>
  );
}

function CategoryProducts({ brandName, newSince }: { brandName: string; newSince: string }) {
  const list = useInfiniteQuery(productsOf(brandName));
  const [booking, setBooking] = useState<Product>();
  const products = list.data?.pages.flatMap(({ answer }) => answer) ?? [];
  if (!products.length)
    return (
      <div className="mt-8">
        <EmptyState title={`No ${brandName} on sale right now`}>
          <Link to={`${paths.home}#categories`} className="text-link">
            Look through the other brands
          </Link>
        </EmptyState>
      </div>
    );
  return (
    <>
      <ul className="mt-8 grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
        {products.map((product) => (
          <li key={product._id} className="grid">
            <ProductCard
              product={product}
              newSince={newSince}
              heading="h2"
              actions={
                <>
                  <BookButton product={product} onBook={() => setBooking(product)} />
                  <ReportButton product={product} />
                </>
              }
            />
          </li>
        ))}
      </ul>
      <ShowMore list={list} />
      {booking && <BookingDialog product={asItIsNow(products, booking)} onClose={() => setBooking(undefined)} />}
    </>
  );
}

/** Its seller may change it while it is being booked. */
const asItIsNow = (products: Product[], seen: Product) => products.find(({ _id }) => _id === seen._id) ?? seen;
