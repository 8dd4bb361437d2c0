import { type ComponentType, lazy, Suspense } from 'react';
import { lazyImport } from '#client/browser/lazy-import.ts';
import { viewed } from './viewed.ts';
import type { ViewedStripProps } from './viewed-strip.tsx';

const ViewedStrip = lazy<ComponentType<ViewedStripProps>>(() =>
  lazyImport(() => import('./viewed-strip.tsx')).catch(() => ({ default: () => null })),
);

interface RecentlyViewedProps {
  /** The bike whose page this is. */
  without?: string;
  className?: string;
}

/** What this browser's people looked at lately; nothing when that is nothing, or when it is gone. */
export function RecentlyViewed({ without, className }: RecentlyViewedProps) {
  const ids = viewed.useList().flatMap(({ id }) => (id === without ? [] : id));
  if (ids.length === 0) return;
  return (
    <Suspense>
      <ViewedStrip ids={ids} className={className} />
    </Suspense>
  );
}
