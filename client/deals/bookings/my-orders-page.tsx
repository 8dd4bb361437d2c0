import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { ASK_AGAIN_MS, pages, queryClient } from '#client/api/query-client.ts';
import { asPerson } from '#client/auth/guards.ts';
import { PageFault } from '#client/auth/page-error.tsx';
import { Checking } from '#client/auth/session-loading.tsx';
import { paths } from '#client/paths.ts';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { ShowMore } from '#client/ui/show-more.tsx';
import { listBookings } from '#contract/bookings.ts';
import type { Route } from './+types/my-orders-page';
import { Order } from './order.tsx';

const bookingsOf = (email: string) => pages(listBookings, { params: { email } });

export async function clientLoader({ request, params }: Route.ClientLoaderArgs) {
  return asPerson(request, async () => {
    await queryClient.infiniteQuery(bookingsOf(params.email));
    return null;
  });
}
clientLoader.hydrate = true as const;
clientLoader.ahead = true as const;

export const meta: Route.MetaFunction = () => [{ title: 'My Orders | Kickstand' }];

export function HydrateFallback() {
  return <Checking />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <PageFault error={error} />;
}

export default function MyOrdersPage({ params }: Route.ComponentProps) {
  return (
    <>
      <h1 className="text-4xl">My Orders</h1>
      <Orders key={params.email} email={params.email} />
    </>
  );
}

function Orders({ email }: { email: string }) {
  const list = useInfiniteQuery({ ...bookingsOf(email), refetchInterval: ASK_AGAIN_MS });
  const bookings = list.data?.pages.flatMap(({ answer }) => answer) ?? [];
  if (!bookings.length)
    return (
      <div className="mt-6">
        <EmptyState title="No bookings yet">
          <Link to={`${paths.home}#categories`} className="text-link">
            Find a bike to book
          </Link>
        </EmptyState>
      </div>
    );
  return (
    <>
      <ul className="mt-6 grid gap-3">
        {bookings.map((booking) => (
          <Order key={booking._id} booking={booking} />
        ))}
      </ul>
      <ShowMore list={list} />
    </>
  );
}
