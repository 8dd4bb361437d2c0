import { queryClient } from '#client/api/query-client.ts';
import { asAdmin } from '#client/auth/guards.ts';
import { PageFault } from '#client/auth/page-error.tsx';
import { SessionLoading } from '#client/auth/session-loading.tsx';
import { isAnotherVisit, listView } from '#client/ui/list-view.ts';
import { t } from '#language/t.ts';
import type { Route } from './+types/all-sellers-page';
import { people, peopleOrders } from './people.ts';
import { PeopleList } from './people-list.tsx';

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  return asAdmin(request, async () => {
    const view = listView(new URL(request.url).searchParams, peopleOrders.seller);
    await queryClient.infiniteQuery(people('seller', view));
    return null;
  });
}
clientLoader.hydrate = true as const;

export const shouldRevalidate = isAnotherVisit;

export const meta: Route.MetaFunction = () => [{ title: t('All Sellers | Kickstand') }];

export function HydrateFallback() {
  return <SessionLoading />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <PageFault error={error} />;
}

export default function AllSellersPage() {
  return <PeopleList who="seller" title={t('All Sellers')} />;
}
