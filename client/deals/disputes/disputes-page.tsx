import { queryClient } from '#client/api/query-client.ts';
import { asAdmin } from '#client/auth/guards.ts';
import { PageFault } from '#client/auth/page-error.tsx';
import { SessionLoading } from '#client/auth/session-loading.tsx';
import { t } from '#language/t.ts';
import type { Route } from './+types/disputes-page';
import { allDisputes } from './all-disputes.ts';
import { Disputes } from './disputes.tsx';

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  return asAdmin(request, async () => {
    await queryClient.infiniteQuery(allDisputes);
    return null;
  });
}
clientLoader.hydrate = true as const;

export const meta: Route.MetaFunction = () => [{ title: t('Disputes | Kickstand') }];

export function HydrateFallback() {
  return <SessionLoading />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <PageFault error={error} />;
}

export default function DisputesPage() {
  return <Disputes />;
}
