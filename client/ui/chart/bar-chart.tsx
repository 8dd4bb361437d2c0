import { type ComponentType, lazy, Suspense } from 'react';
import { lazyImport } from '#client/browser/lazy-import.ts';
import type { CanvasProps } from './bar-canvas.tsx';

const BarCanvas = lazy<ComponentType<CanvasProps>>(() =>
  lazyImport(() => import('./bar-canvas.tsx')).catch(() => ({ default: () => null })),
);

/** Needs a table with the same numbers beside it: a screen reader hears the label alone. */
export function BarChart(props: CanvasProps) {
  return (
    <div className="relative h-56 sm:h-72">
      <Suspense>
        <BarCanvas {...props} />
      </Suspense>
    </div>
  );
}
