import { Outlet, useParams } from 'react-router';
import { queryClient } from '#client/api/query-client.ts';
import { asPerson } from '#client/auth/guards.ts';
import { PageFault } from '#client/auth/page-error.tsx';
import { SessionLoading } from '#client/auth/session-loading.tsx';
import { isAnotherVisit } from '#client/ui/list-view.ts';
import { t } from '#language/t.ts';
import type { Route } from './+types/messages-layout';
import { inboxOf } from './conversation-queries.ts';
import { Inbox } from './inbox/inbox.tsx';
import { searchIn } from './inbox/search-in.ts';

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  return asPerson(request, async () => {
    await queryClient.infiniteQuery(inboxOf(searchIn(new URL(request.url).searchParams)));
    return null;
  });
}
clientLoader.hydrate = true as const;

export const shouldRevalidate = isAnotherVisit;

export const meta: Route.MetaFunction = () => [{ title: t('Messages | Kickstand') }];

export function HydrateFallback() {
  return <SessionLoading />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <PageFault error={error} />;
}

/** Two panes on wide screens; elsewhere the list, or one conversation. */
export default function MessagesLayout() {
  const { id } = useParams();
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-x-6 lg:grid-cols-[17rem_minmax(0,1fr)] xl:grid-cols-[19rem_minmax(0,1fr)]">
      <Inbox openId={id} className={id ? 'max-lg:hidden' : ''} />
      <div className={`min-w-0 ${id ? '' : 'max-lg:hidden'}`}>
        <Outlet />
      </div>
    </div>
  );
}
