import { query, queryClient } from '#client/api/query-client.ts';
import { asAdmin } from '#client/auth/guards.ts';
import { PageFault } from '#client/auth/page-error.tsx';
import { SessionLoading } from '#client/auth/session-loading.tsx';
import { dealOf } from '#client/deals/deal-reading.ts';
import { useDeal } from '#client/deals/use-deal.ts';
import { readConfig } from '#contract/config.ts';
import { t } from '#language/t.ts';
import type { Route } from './+types/dispute-page';
import { DisputeSheet } from './dispute-sheet.tsx';

export async function clientLoader({ request, params }: Route.ClientLoaderArgs) {
  return asAdmin(request, async () => {
    const [config] = await Promise.all([
      queryClient.query(query(readConfig, {})),
      queryClient.query({ ...dealOf(params.id), staleTime: 0 }),
    ]);
    return { settings: config.deals };
  });
}
clientLoader.hydrate = true as const;

export const meta: Route.MetaFunction = () => [{ title: t('Dispute | Kickstand') }];

export function HydrateFallback() {
  return <SessionLoading />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <PageFault error={error} />;
}

export default function DisputePage({ params, loaderData: { settings } }: Route.ComponentProps) {
  const { data: deal } = useDeal(params.id);
  return deal && <DisputeSheet key={deal._id} deal={deal} settings={settings} />;
}
