import { lazy, Suspense, useEffect, useState } from 'react';

const Toaster = lazy(() => import('./toaster.tsx'));

/** Toasts come after something was done, so the first view does not wait for them. */
export function LazyToaster() {
  const [hydrated, setHydrated] = useState(false);
  useEffect(() => setHydrated(true), []);
  return (
    hydrated && (
      <Suspense>
        <Toaster />
      </Suspense>
    )
  );
}
