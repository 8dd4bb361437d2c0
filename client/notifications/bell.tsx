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

/** Loads after the page, which does not wait for it. */
export function Bell() {
  return (
    <Suspense fallback={<BellPlace />}>
      <Unread />
    </Suspense>
  );
}

/** The same count, within another link to the notifications. */
export const UnreadNote = () => (
  <Suspense>
    <Mark />
  </Suspense>
);

/** Reserves the space of the button. */
export const BellPlace = () => <span className={`btn invisible ${BELL_SIZE}`} />;
