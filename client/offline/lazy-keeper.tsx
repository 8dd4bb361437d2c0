import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';
import { whenIdle } from '#client/ui/idle.ts';

// Not by lazyImport: without it the page only works as if there were no service worker.
const Keeper = lazy<ComponentType>(() => import('./keeper.tsx').catch(() => ({ default: () => null })));

export function LazyKeeper() {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  return (
    isIdle && (
      <Suspense>
        <Keeper />
      </Suspense>
    )
  );
}
