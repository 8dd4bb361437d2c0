import { type ComponentType, lazy, Suspense } from 'react';
import { useSession } from '#client/api/session/session.ts';
import { lazyImport } from '#client/browser/lazy-import.ts';
import type { ConfirmationWatchProps } from './confirmation-watch.tsx';

const ConfirmationWatch = lazy<ComponentType<ConfirmationWatchProps>>(() =>
  lazyImport(() => import('./confirmation-watch.tsx')).catch(() => ({ default: () => null })),
);

/** Loads only for people with an unconfirmed e-mail address. */
export function LazyConfirmationWatch() {
  const { user } = useSession();
  if (!user || user.emailConfirmed) return;
  return (
    <Suspense>
      <ConfirmationWatch key={user.email} email={user.email} />
    </Suspense>
  );
}
