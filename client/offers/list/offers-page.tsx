import { queryClient } from '#client/api/query-client.ts';
import { asPerson } from '#client/auth/guards.ts';
import { PageFault } from '#client/auth/page-error.tsx';
import { SessionLoading } from '#client/auth/session-loading.tsx';
import { isAnotherVisit } from '#client/ui/list-view.ts';
import { t } from '#language/t.ts';
import { pairsOf } from '../offer-queries.ts';
import type { Route } from './+types/offers-page';
import { OfferList } from './offer-list.tsx';
import { offerView } from './offer-view.ts';

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  return asPerson(request, async ({ role }) => {
    const { searchParams } = new URL(request.url);
    await queryClient.infiniteQuery(pairsOf(offerView(searchParams, role)));
    return { role };
  });
}
clientLoader.hydrate = true as const;
clientLoader.ahead = true as const;

export const shouldRevalidate = isAnotherVisit;

export const meta: Route.MetaFunction = () => [{ title: t('Offers | Kickstand') }];

export function HydrateFallback() {
  return <SessionLoading />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <PageFault error={error} />;
}

export default function OffersPage({ loaderData: { role } }: Route.ComponentProps) {
  return (
    <>
      <h1 className="text-4xl">{t('Offers')}</h1>
      <OfferList role={role} />
    </>
  );
}
