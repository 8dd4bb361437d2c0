import { queryClient } from '#client/api/query-client.ts';
import { asPerson } from '#client/auth/guards.ts';
import { PageFault } from '#client/auth/page-error.tsx';
import { SessionLoading } from '#client/auth/session-loading.tsx';
import { t } from '#language/t.ts';
import type { Route } from './+types/favourites-page';
import { allFavourites, Favourites } from './favourites.tsx';

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  return asPerson(request, async () => {
    await queryClient.infiniteQuery(allFavourites);
    return null;
  });
}
clientLoader.hydrate = true as const;
clientLoader.ahead = true as const;

export const meta: Route.MetaFunction = () => [{ title: t('Favourites | Kickstand') }];

export function HydrateFallback() {
  return <SessionLoading />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <PageFault error={error} />;
}

export default function FavouritesPage() {
  return <Favourites />;
}
