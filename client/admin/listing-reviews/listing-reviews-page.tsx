import { queryClient } from '#client/api/query-client.ts';
import { asAdmin } from '#client/auth/guards.ts';
import { PageFault } from '#client/auth/page-error.tsx';
import { SessionLoading } from '#client/auth/session-loading.tsx';
import { isAnotherVisit, listView } from '#client/ui/list-view.ts';
import { REVIEW_ORDERS } from '#contract/listing-reviews.ts';
import { t } from '#language/t.ts';
import type { Route } from './+types/listing-reviews-page';
import { ListingReviews } from './listing-reviews.tsx';
import { queueOf } from './queue.ts';

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  return asAdmin(request, async () => {
    const { sort } = listView(new URL(request.url).searchParams, REVIEW_ORDERS);
    await queryClient.infiniteQuery(queueOf(sort));
    return null;
  });
}
clientLoader.hydrate = true as const;

export const shouldRevalidate = isAnotherVisit;

export const meta: Route.MetaFunction = () => [{ title: t('Listings to review | Kickstand') }];

export function HydrateFallback() {
  return <SessionLoading />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <PageFault error={error} />;
}

export default function ListingReviewsPage() {
  return <ListingReviews />;
}
