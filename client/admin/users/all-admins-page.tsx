import { queryClient } from '#client/api/query-client.ts';
import { asAdmin } from '#client/auth/guards.ts';
import { PageFault } from '#client/auth/page-error.tsx';
import { SessionLoading } from '#client/auth/session-loading.tsx';
import { isAnotherVisit, listView } from '#client/ui/list-view.ts';
import { rich } from '#client/ui/rich.ts';
import { t } from '#language/t.ts';
import type { Route } from './+types/all-admins-page';
import { people, peopleOrders } from './people.ts';
import { PeopleList } from './people-list.tsx';

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  return asAdmin(request, async () => {
    const view = listView(new URL(request.url).searchParams, peopleOrders.admin);
    await queryClient.infiniteQuery(people('admin', view));
    return null;
  });
}
clientLoader.hydrate = true as const;

export const shouldRevalidate = isAnotherVisit;

export const meta: Route.MetaFunction = () => [{ title: t('Admins | Kickstand') }];

export function HydrateFallback() {
  return <SessionLoading />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <PageFault error={error} />;
}

export default function AllAdminsPage() {
  return (
    <>
      <PeopleList who="admin" title={t('Admins')} />
      <p className="mt-6 text-sm text-quiet">
        {rich('Whoever runs the server makes another one: <command></command>', {
          command: () => <code className="wrap-anywhere">npm run admin -- make-admin EMAIL --job support</code>,
        })}
      </p>
    </>
  );
}
