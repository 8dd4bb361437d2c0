import { Link } from 'react-router';
import { queryClient } from '#client/api/query-client.ts';
import { asPerson } from '#client/auth/guards.ts';
import { PageFault } from '#client/auth/page-error.tsx';
import { SessionLoading } from '#client/auth/session-loading.tsx';
import { paths } from '#client/paths.ts';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { listBookings } from '#contract/bookings.ts';
import { t } from '#language/t.ts';
import type { Route } from './+types/my-orders-page';
import { BookingList, bookingsOf } from './booking-list.tsx';
import { Order } from './order.tsx';

export async function clientLoader({ request, params }: Route.ClientLoaderArgs) {
  return asPerson(request, async () => {
    await queryClient.infiniteQuery(bookingsOf(listBookings, params.email));
    return null;
  });
}
clientLoader.hydrate = true as const;
clientLoader.ahead = true as const;

export const meta: Route.MetaFunction = () => [{ title: t('My Orders | Kickstand') }];

export function HydrateFallback() {
  return <SessionLoading />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <PageFault error={error} />;
}

export default function MyOrdersPage({ params }: Route.ComponentProps) {
  return (
    <>
      <h1 className="text-4xl">{t('My Orders')}</h1>
      <BookingList
        key={params.email}
        bookings={bookingsOf(listBookings, params.email)}
        row={Order}
        empty={
          <EmptyState title={t('No bookings yet')}>
            <Link to={`${paths.home}#categories`} className="text-link">
              {t('Find a bike to book')}
            </Link>
          </EmptyState>
        }
      />
    </>
  );
}
