import { query, queryClient } from '#client/api/query-client.ts';
import { asPerson } from '#client/auth/guards.ts';
import { PageFault } from '#client/auth/page-error.tsx';
import { SellersOnly } from '#client/auth/sellers-only.tsx';
import { SessionLoading } from '#client/auth/session-loading.tsx';
import { readVerification } from '#contract/verification.ts';
import { t } from '#language/t.ts';
import type { Route } from './+types/verification-page';
import { OwnVerification } from './own-verification.tsx';

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  return asPerson(request, async ({ role }) => {
    if (role === 'seller') await queryClient.query(query(readVerification, {}));
    return null;
  });
}
clientLoader.hydrate = true as const;

export const meta: Route.MetaFunction = () => [{ title: t('Verification | Kickstand') }];

export function HydrateFallback() {
  return <SessionLoading />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <PageFault error={error} />;
}

export default function VerificationPage() {
  return (
    <SellersOnly>
      <OwnVerification />
    </SellersOnly>
  );
}
