import { query, queryClient } from '#client/api/query-client.ts';
import { asPerson } from '#client/auth/guards.ts';
import { PageFault } from '#client/auth/page-error.tsx';
import { SessionLoading } from '#client/auth/session-loading.tsx';
import { useReadOfDeal } from '#client/notifications/reading.ts';
import { readConfig } from '#contract/config.ts';
import { t } from '#language/t.ts';
import type { Route } from './+types/deal-page';
import { storeScannedCode } from './code-link.ts';
import { dealOf } from './deal-reading.ts';
import { DealSheet } from './deal-sheet.tsx';
import { useDeal } from './use-deal.ts';

export async function clientLoader({ request, params }: Route.ClientLoaderArgs) {
  storeScannedCode(params.id);
  return asPerson(request, async () => {
    const [config] = await Promise.all([
      queryClient.query(query(readConfig, {})),
      queryClient.query({ ...dealOf(params.id), staleTime: 0 }),
    ]);
    return { settings: config.deals };
  });
}
clientLoader.hydrate = true as const;

export const meta: Route.MetaFunction = () => [{ title: t('Deal | Kickstand') }];

export function HydrateFallback() {
  return <SessionLoading />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <PageFault error={error} />;
}

export default function DealPage({ params, loaderData: { settings } }: Route.ComponentProps) {
  const { data: deal } = useDeal(params.id);
  useReadOfDeal(deal);
  return deal && <DealSheet key={deal._id} deal={deal} settings={settings} />;
}
