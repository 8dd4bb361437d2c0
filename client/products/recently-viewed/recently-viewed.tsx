import { type ComponentType, lazy, Suspense } from 'react';
import { lazyImport } from '#client/browser/lazy-import.ts';
import { viewed } from './viewed.ts';
import type { ViewedStripProps } from './viewed-strip.tsx';

const ViewedStrip = lazy<ComponentType<ViewedStripProps>>(() =>
  lazyImport(() => import('./viewed-strip.tsx')).catch(() => ({ default: () => null })),
);

interface RecentlyViewedProps {
  without?: string;
  className?: string;
}

/** Nothing without entries, or when all of them left the market. */
export function RecentlyViewed({ without, className }: RecentlyViewedProps) {
  const ids = viewed.useList().flatMap(({ id }) => (id === without ? [] : id));
  if (ids.length === 0) return;
  return (
    <Suspense>
      <ViewedStrip ids={ids} className={className} />
    </Suspense>
  );
}
