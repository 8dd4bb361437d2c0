import { lazy, Suspense } from 'react';
import { Outlet } from 'react-router';
import { useSession } from '#client/api/session/session.ts';
import { asPerson } from '#client/auth/guards.ts';
import { PageFault } from '#client/auth/page-error.tsx';
import { PrivatePage } from '#client/auth/private-page.tsx';
import { SessionLoading } from '#client/auth/session-loading.tsx';
import { t } from '#language/t.ts';
import type { Route } from './+types/dashboard-layout';
import { DashboardMenu } from './dashboard-menu.tsx';
import { SecondStepNeeded } from './second-step-needed.tsx';

/** Hardly anybody needs it. */
const SuspensionNotice = lazy(async () => ({
  default: (await import('#client/suspensions/suspension-notice.tsx')).SuspensionNotice,
}));

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  return asPerson(request, () => null);
}
clientLoader.hydrate = true as const;

export const meta: Route.MetaFunction = () => [{ title: t('Dashboard | Kickstand') }];

export function HydrateFallback() {
  return <SessionLoading />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <PageFault error={error} />;
}

export default function DashboardLayout() {
  const { user } = useSession();
  return (
    <PrivatePage>
      <div className="frame grid grow content-start gap-x-10 gap-y-6 py-6 md:grid-cols-[13rem_minmax(0,1fr)] md:py-10 print:block">
        {user && <DashboardMenu person={user} />}
        <div className="min-w-0">
          {user?.lacksSecondFactor && <SecondStepNeeded />}
          {user?.isSuspended && (
            <Suspense>
              <SuspensionNotice />
            </Suspense>
          )}
          <Outlet />
        </div>
      </div>
    </PrivatePage>
  );
}
