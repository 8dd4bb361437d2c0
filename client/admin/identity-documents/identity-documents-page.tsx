import { pages, queryClient } from '#client/api/query-client.ts';
import { asAdmin } from '#client/auth/guards.ts';
import { PageFault } from '#client/auth/page-error.tsx';
import { SessionLoading } from '#client/auth/session-loading.tsx';
import { listIdentityDocuments } from '#contract/verification.ts';
import { t } from '#language/t.ts';
import type { Route } from './+types/identity-documents-page';
import { IdentityDocuments } from './identity-documents.tsx';

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  return asAdmin(request, async () => {
    await queryClient.infiniteQuery(pages(listIdentityDocuments, {}));
    return null;
  });
}
clientLoader.hydrate = true as const;

export const meta: Route.MetaFunction = () => [{ title: t('Identity documents | Kickstand') }];

export function HydrateFallback() {
  return <SessionLoading />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <PageFault error={error} />;
}

export default function IdentityDocumentsPage() {
  return <IdentityDocuments />;
}
