import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { reason } from '#client/api/call.ts';
import { query, queryClient } from '#client/api/query-client.ts';
import { asPerson } from '#client/auth/guards.ts';
import { PageFault } from '#client/auth/page-error.tsx';
import { SellersOnly } from '#client/auth/sellers-only.tsx';
import { SessionLoading } from '#client/auth/session-loading.tsx';
import { paths } from '#client/paths.ts';
import { ListFault } from '#client/ui/list-error.tsx';
import { isAnotherVisit } from '#client/ui/list-view.ts';
import { PeriodChoice, periodOf, usePeriod } from '#client/ui/period.tsx';
import { rich } from '#client/ui/rich.ts';
import { INSIGHT_PERIODS, type InsightPeriod, readInsights } from '#contract/insights.ts';
import { t } from '#language/t.ts';
import type { Route } from './+types/insights-page';
import { InsightsView } from './insights-view.tsx';

const insightsOf = (days: InsightPeriod) => query(readInsights, { query: { days } });

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  return asPerson(request, async ({ role }) => {
    const days = periodOf(new URL(request.url).searchParams, INSIGHT_PERIODS);
    if (role === 'seller') await queryClient.fetchQuery(insightsOf(days));
    return null;
  });
}
clientLoader.hydrate = true as const;

export const shouldRevalidate = isAnotherVisit;

export const meta: Route.MetaFunction = () => [{ title: t('Insights | Kickstand') }];

export function HydrateFallback() {
  return <SessionLoading />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <PageFault error={error} />;
}

export default function InsightsPage() {
  return (
    <SellersOnly>
      <SellerInsights />
    </SellersOnly>
  );
}

function SellerInsights() {
  const period = usePeriod(INSIGHT_PERIODS);
  const insights = useQuery({ ...insightsOf(period.days), placeholderData: keepPreviousData });
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h1 className="text-4xl">{t('Insights')}</h1>
        <PeriodChoice {...period} />
      </div>
      <p className="mt-2 mb-5 max-w-prose text-quiet">
        {rich(
          'What visitors do with all your bikes. Each visitor counts once a day, and you do not count. Every bike has a page of its own, from <products>My Products</products>.',
          {
            products: (words) => (
              <Link to={paths.myProducts} className="text-link">
                {words}
              </Link>
            ),
          },
        )}
      </p>
      {insights.isError && (
        <ListFault reason={reason(insights.error)} busy={insights.isFetching} onRetry={insights.refetch} />
      )}
      {insights.data && (
        <div aria-busy={insights.isPlaceholderData} className="transition-opacity aria-busy:opacity-60">
          <InsightsView insights={insights.data} />
        </div>
      )}
    </>
  );
}
