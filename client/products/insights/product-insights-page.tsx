import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { Link } from 'react-router';
import { reason } from '#client/api/call.ts';
import { query, queryClient } from '#client/api/query-client.ts';
import { asPerson } from '#client/auth/guards.ts';
import { PageFault } from '#client/auth/page-error.tsx';
import { SellersOnly } from '#client/auth/sellers-only.tsx';
import { SessionLoading } from '#client/auth/session-loading.tsx';
import { lazyImport } from '#client/browser/lazy-import.ts';
import { paths } from '#client/paths.ts';
import { Icon } from '#client/ui/icon.tsx';
import { ListFault } from '#client/ui/list-error.tsx';
import { isAnotherVisit } from '#client/ui/list-view.ts';
import { PeriodChoice, periodOf, usePeriod } from '#client/ui/period.tsx';
import { INSIGHT_PERIODS, type InsightPeriod, readProductInsights } from '#contract/insights.ts';
import type { Described } from '#contract/listing-quality.ts';
import { readProduct, type WholeProduct } from '#contract/products.ts';
import { t } from '#language/t.ts';
import { ProductThumbnail } from '../product-thumbnail.tsx';
import { QualitySteps } from '../quality/quality-steps.tsx';
import type { Route } from './+types/product-insights-page';
import { InsightsView } from './insights-view.tsx';
import { ViewSources } from './view-sources.tsx';

const PriceComparison = lazy(() => lazyImport(() => import('#client/valuation/price-comparison.tsx')));
const productOf = (id: string) => query(readProduct, { params: { id } });
const insightsOf = (id: string, days: InsightPeriod) => query(readProductInsights, { params: { id }, query: { days } });

export async function clientLoader({ request, params: { id } }: Route.ClientLoaderArgs) {
  return asPerson(request, async ({ role }) => {
    const days = periodOf(new URL(request.url).searchParams, INSIGHT_PERIODS);
    if (role === 'seller') {
      await queryClient.fetchQuery(insightsOf(id, days));
      await queryClient.fetchQuery(productOf(id));
    }
    return { id };
  });
}
clientLoader.hydrate = true as const;

export const shouldRevalidate = isAnotherVisit;

export const meta: Route.MetaFunction = () => [{ title: t('Insights of a bike | Kickstand') }];

export function HydrateFallback() {
  return <SessionLoading />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <PageFault error={error} />;
}

export default function ProductInsightsPage({ loaderData: { id } }: Route.ComponentProps) {
  return (
    <SellersOnly>
      <BikeInsights key={id} id={id} />
    </SellersOnly>
  );
}

function BikeInsights({ id }: { id: string }) {
  const period = usePeriod(INSIGHT_PERIODS);
  const { data: product } = useQuery(productOf(id));
  const insights = useQuery({ ...insightsOf(id, period.days), placeholderData: keepPreviousData });
  if (!product) return;
  return (
    <>
      <p className="mb-3">
        <Link to={paths.insights} className="text-link inline-flex items-center gap-1 text-sm">
          <Icon name="back" className="size-4" />
          {t('Insights of all bikes')}
        </Link>
      </p>
      <div className="flex flex-wrap items-center justify-between gap-4">
        <div className="flex min-w-0 items-center gap-4">
          {!product.isWithheld && (
            <ProductThumbnail
              id={id}
              img={product.img}
              cover={product.cover}
              className="h-14 w-20 shrink-0 sm:h-16 sm:w-24"
            />
          )}
          <h1 className="text-3xl wrap-anywhere">{product.productName}</h1>
        </div>
        <PeriodChoice {...period} />
      </div>
      <div className="mt-5 grid gap-5">
        {insights.isError && (
          <ListFault reason={reason(insights.error)} busy={insights.isFetching} onRetry={insights.refetch} />
        )}
        {insights.data && (
          <div aria-busy={insights.isPlaceholderData} className="min-w-0 transition-opacity aria-busy:opacity-60">
            <InsightsView insights={insights.data} />
          </div>
        )}
        <div className="grid min-w-0 items-start gap-5 xl:grid-cols-2">
          {insights.data && <ViewSources {...insights.data} />}
          <div className="grid min-w-0 gap-5">
            {product.may.edit && (
              <div>
                <QualitySteps bike={described(product)} />
                <Link to={paths.editProduct(id)} className="btn btn-outline mt-3">
                  {t('Edit this bike')}
                </Link>
              </div>
            )}
            <section
              aria-labelledby="price-comparison"
              className="min-w-0 rounded-box border border-base-300 bg-base-100 p-4 sm:p-6"
            >
              <h2 id="price-comparison" className="mb-3 text-xl">
                {t('How the price compares')}
              </h2>
              <Suspense>
                <PriceComparison product={product} />
              </Suspense>
            </section>
          </div>
        </div>
      </div>
    </>
  );
}

const described = (product: WholeProduct): Described => ({
  photos: product.photos.length,
  hasModel: product.modelId !== undefined,
  hasModelYear: product.modelYear !== undefined,
  hasKilometres: product.kilometres !== undefined,
  hasPlace: product.place !== undefined,
  hasPapers: product.papers.length > 0,
  hasService: product.service.length > 0,
  hasFrameNumber: product.frameEnding !== undefined,
  textLength: product.disc.length,
});
