import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';
import { lazyImport } from '#client/browser/lazy-import.ts';

const Toaster = lazy<ComponentType>(() => lazyImport(() => import('./toaster.tsx')).catch(withoutToasts));

/** Toasts follow an action, so the first load does not include them. */
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

// The page works without toasts; a bar above it reports the missing script.
const withoutToasts = () => ({ default: () => null });
