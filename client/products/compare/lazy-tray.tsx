import { type ComponentType, lazy, Suspense } from 'react';
import { useLocation } from 'react-router';
import { lazyImport } from '#client/browser/lazy-import.ts';
import { paths } from '#client/paths.ts';
import type { CompareTrayProps } from './compare-tray.tsx';
import { compared } from './compared.ts';

const CompareTray = lazy<ComponentType<CompareTrayProps>>(() =>
  lazyImport(() => import('./compare-tray.tsx')).catch(() => ({ default: () => null })),
);

const ELSEWHERE = [paths.compare, paths.dashboard, paths.login, paths.signup];

/** Loads when a bike is chosen. */
export function LazyTray() {
  const { pathname } = useLocation();
  const ids = compared.useList();
  if (ids.length === 0 || ELSEWHERE.some((path) => pathname.startsWith(path))) return;
  return (
    <Suspense>
      <CompareTray ids={ids} />
    </Suspense>
  );
}
