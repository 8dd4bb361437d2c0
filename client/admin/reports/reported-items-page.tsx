import { queryClient } from '#client/api/query-client.ts';
import { asAdmin } from '#client/auth/guards.ts';
import { PageFault } from '#client/auth/page-error.tsx';
import { SessionLoading } from '#client/auth/session-loading.tsx';
import { isAnotherVisit, listView } from '#client/ui/list-view.ts';
import { REPORT_ORDERS } from '#contract/reports.ts';
import { t } from '#language/t.ts';
import type { Route } from './+types/reported-items-page';
import { reported } from './reported.ts';
import { ReportedItems } from './reported-items.tsx';

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  return asAdmin(request, async () => {
    await queryClient.infiniteQuery(reported(listView(new URL(request.url).searchParams, REPORT_ORDERS)));
    return null;
  });
}
clientLoader.hydrate = true as const;

export const shouldRevalidate = isAnotherVisit;

export const meta: Route.MetaFunction = () => [{ title: t('Reported Items | Kickstand') }];

export function HydrateFallback() {
  return <SessionLoading />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <PageFault error={error} />;
}

export default function ReportedItemsPage() {
  return <ReportedItems />;
}
