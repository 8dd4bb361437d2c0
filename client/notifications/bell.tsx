import { type ComponentType, lazy, Suspense } from 'react';
import { lazyImport } from '#client/browser/lazy-import.ts';
import { BELL_SIZE } from './bell-size.ts';

const script = () => lazyImport(() => import('./unread-bell.tsx'));
const Unread = lazy<ComponentType>(() => script().catch(() => ({ default: () => <BellPlace /> })));
const Mark = lazy<ComponentType>(() =>
  script().then(
    ({ UnreadMark }) => ({ default: UnreadMark }),
    () => ({ default: () => null }),
  ),
);

export function Bell() {
  return (
    <Suspense fallback={<BellPlace />}>
      <Unread />
    </Suspense>
  );
}

export const UnreadNote = () => (
  <Suspense>
    <Mark />
  </Suspense>
);

export const BellPlace = () => <span className={`btn invisible ${BELL_SIZE}`} />;
