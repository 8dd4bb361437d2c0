import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';
import { lazyScript } from '#client/browser/lazy-import.ts';

const Toaster = lazy<ComponentType>(() => lazyScript(() => import('./toaster.tsx')).catch(withoutToasts));

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

// A page without toasts is better than no page; what is missing is said above it.
const withoutToasts = () => ({ default: () => null });
