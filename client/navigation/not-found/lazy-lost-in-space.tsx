import { lazy, Suspense } from 'react';
import { lazyImport } from '#client/browser/lazy-import.ts';
import { OfflinePage } from '../connection/offline-page.tsx';
import type { LostInSpaceProps } from './lost-in-space.tsx';

const LostInSpace = lazy(() =>
  lazyImport(() => import('./lost-in-space.tsx')).then(
    (module) => ({ default: module.LostInSpace }),
    () => ({ default: OfflinePage }),
  ),
);

/** Few see it, so pages that may turn out lost do not load it. The server sends it with the page. */
export function LazyLostInSpace(props: LostInSpaceProps) {
  return (
    <Suspense>
      <LostInSpace {...props} />
    </Suspense>
  );
}
