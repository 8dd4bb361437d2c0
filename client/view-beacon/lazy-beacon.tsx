import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';
import { whenIdle } from '#client/ui/idle.ts';

// Not by lazyImport: whoever blocks it misses nothing, and must not be told that a part of the page is missing.
const ViewBeacon = lazy<ComponentType>(() => import('./view-beacon.tsx').catch(() => ({ default: () => null })));

export function LazyViewBeacon() {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  return (
    isIdle && (
      <Suspense>
        <ViewBeacon />
      </Suspense>
    )
  );
}
