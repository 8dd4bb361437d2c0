import { redirect } from 'react-router';
import { queryClient } from '#client/api/query-client.ts';
import { asPerson } from '#client/auth/guards.ts';
import { PageFault } from '#client/auth/page-error.tsx';
import { SessionLoading } from '#client/auth/session-loading.tsx';
import { t } from '#language/t.ts';
import type { Route } from './+types/saved-searches-page';
import { opened } from './opening.ts';
import { savedSearches } from './saved.ts';
import { SavedSearches } from './saved-searches.tsx';

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  return asPerson(request, async () => {
    const searches = await queryClient.query(savedSearches);
    // Letters lead here with a search to open.
    const id = new URL(request.url).searchParams.get('open');
    const search = searches.find(({ _id }) => _id === id);
    if (search) throw redirect(await opened(search));
    return null;
  });
}
clientLoader.hydrate = true as const;
clientLoader.ahead = true as const;

export const meta: Route.MetaFunction = () => [{ title: t('Saved searches | Kickstand') }];

export function HydrateFallback() {
  return <SessionLoading />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <PageFault error={error} />;
}

export default function SavedSearchesPage() {
  return <SavedSearches />;
}
