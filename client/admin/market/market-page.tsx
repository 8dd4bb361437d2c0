import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { reason } from '#client/api/call.ts';
import { query, queryClient } from '#client/api/query-client.ts';
import { asAdmin } from '#client/auth/guards.ts';
import { PageFault } from '#client/auth/page-error.tsx';
import { SessionLoading } from '#client/auth/session-loading.tsx';
import { DateTime } from '#client/ui/date-time.tsx';
import { ListFault } from '#client/ui/list-error.tsx';
import { isAnotherVisit } from '#client/ui/list-view.ts';
import { PeriodChoice, periodOf, usePeriod } from '#client/ui/period.tsx';
import { rich } from '#client/ui/rich.ts';
import { MARKET_PERIODS, type MarketPeriod, readMarket } from '#contract/market-figures.ts';
import { t } from '#language/t.ts';
import type { Route } from './+types/market-page';
import { Funnel } from './funnel.tsx';
import { MarketView } from './market-view.tsx';
import { Parts } from './parts.tsx';
import { marketQueues, Queues } from './queues.tsx';
import { Searches } from './searches.tsx';
import { Stock } from './stock.tsx';

const marketOf = (days: MarketPeriod) => query(readMarket, { query: { days } });

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  return asAdmin(request, async () => {
    const days = periodOf(new URL(request.url).searchParams, MARKET_PERIODS);
    await Promise.all([queryClient.fetchQuery(marketOf(days)), queryClient.fetchQuery(marketQueues)]);
    return null;
  });
}
clientLoader.hydrate = true as const;

export const shouldRevalidate = isAnotherVisit;

export const meta: Route.MetaFunction = () => [{ title: t('Market | Kickstand') }];

export function HydrateFallback() {
  return <SessionLoading />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <PageFault error={error} />;
}

export default function MarketPage() {
  const period = usePeriod(MARKET_PERIODS);
  const market = useQuery({ ...marketOf(period.days), placeholderData: keepPreviousData });
  const countedAt = market.data?.countedAt;
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h1 className="text-4xl">{t('Market')}</h1>
        <PeriodChoice {...period} />
      </div>
      <p className="mt-2 mb-5 text-sm text-quiet">
        {t('Days are in UTC.')}{' '}
        {countedAt &&
          rich('Counted <time></time>, and every ten minutes.', { time: () => <DateTime of={countedAt} /> })}
      </p>
      {market.isError && <ListFault reason={reason(market.error)} busy={market.isFetching} onRetry={market.refetch} />}
      {market.data && (
        <div aria-busy={market.isPlaceholderData} className="grid gap-5 transition-opacity aria-busy:opacity-60">
          <MarketView market={market.data} period={period.days} />
          <Stock days={market.data.days} />
          <div className="grid min-w-0 items-start gap-5 xl:grid-cols-2">
            <Funnel days={market.data.days} />
            <Queues />
          </div>
          <Parts days={period.days} />
          <Searches days={period.days} />
        </div>
      )}
    </>
  );
}
