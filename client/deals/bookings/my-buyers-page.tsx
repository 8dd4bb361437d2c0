import { Link } from 'react-router';
import { queryClient } from '#client/api/query-client.ts';
import { asPerson } from '#client/auth/guards.ts';
import { PageFault } from '#client/auth/page-error.tsx';
import { SellersOnly } from '#client/auth/sellers-only.tsx';
import { SessionLoading } from '#client/auth/session-loading.tsx';
import { paths } from '#client/paths.ts';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { rich } from '#client/ui/rich.ts';
import { listBuyers } from '#contract/bookings.ts';
import { t } from '#language/t.ts';
import type { Route } from './+types/my-buyers-page';
import { BookingList, bookingsOf } from './booking-list.tsx';
import { Buyer } from './buyer.tsx';

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  return asPerson(request, async ({ email, role }) => {
    if (role === 'seller') await queryClient.infiniteQuery(bookingsOf(listBuyers, email));
    return { email };
  });
}
clientLoader.hydrate = true as const;
clientLoader.ahead = true as const;

export const meta: Route.MetaFunction = () => [{ title: t('My Buyers | Kickstand') }];

export function HydrateFallback() {
  return <SessionLoading />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <PageFault error={error} />;
}

export default function MyBuyersPage({ loaderData }: Route.ComponentProps) {
  return (
    <SellersOnly>
      <h1 className="text-4xl">{t('My Buyers')}</h1>
      <p className="mt-2 text-quiet">
        {t('Who has booked your bikes, where they would like to meet, and what is paid.')}
      </p>
      <BookingList
        key={loaderData.email}
        bookings={bookingsOf(listBuyers, loaderData.email)}
        row={Buyer}
        empty={
          <EmptyState title={t('Nobody has booked a bike of yours yet')}>
            {rich(
              'Bookings appear here as soon as they are made. More people see a bike that is <link>advertised</link>.',
              {
                link: (words) => (
                  <Link to={paths.myProducts} className="text-link">
                    {words}
                  </Link>
                ),
              },
            )}
          </EmptyState>
        }
      />
    </SellersOnly>
  );
}
