import { queryClient } from '#client/api/query-client.ts';
import { asAdmin } from '#client/auth/guards.ts';
import { PageFault } from '#client/auth/page-error.tsx';
import { SessionLoading } from '#client/auth/session-loading.tsx';
import { t } from '#language/t.ts';
import type { Route } from './+types/held-payouts-page';
import { allHeldPayouts } from './all-held-payouts.ts';
import { HeldPayouts } from './held-payouts.tsx';

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  return asAdmin(request, async () => {
    await queryClient.infiniteQuery(allHeldPayouts);
    return null;
  });
}
clientLoader.hydrate = true as const;

export const meta: Route.MetaFunction = () => [{ title: t('Held payouts | Kickstand') }];

export function HydrateFallback() {
  return <SessionLoading />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <PageFault error={error} />;
}

export default function HeldPayoutsPage() {
  return <HeldPayouts />;
}
