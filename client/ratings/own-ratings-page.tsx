import { queryClient } from '#client/api/query-client.ts';
import { asPerson } from '#client/auth/guards.ts';
import { PageFault } from '#client/auth/page-error.tsx';
import { SessionLoading } from '#client/auth/session-loading.tsx';
import { t } from '#language/t.ts';
import type { Route } from './+types/own-ratings-page';
import { OwnRatings, ownRatings } from './own-ratings.tsx';

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  return asPerson(request, async () => {
    await Promise.all((['received', 'given'] as const).map((of) => queryClient.infiniteQuery(ownRatings(of))));
    return null;
  });
}
clientLoader.hydrate = true as const;

export const meta: Route.MetaFunction = () => [{ title: t('Ratings | Kickstand') }];

export function HydrateFallback() {
  return <SessionLoading />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <PageFault error={error} />;
}

export default function OwnRatingsPage() {
  return <OwnRatings />;
}
