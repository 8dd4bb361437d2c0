import { type ComponentType, lazy, Suspense } from 'react';
import { lazyScript } from '#client/browser/lazy-import.ts';
import { BELL_SIZE } from './bell-size.ts';

const Unread = lazy<ComponentType>(() =>
  lazyScript(() => import('./unread-bell.tsx')).catch(() => ({ default: () => <BellPlace /> })),
);

/** Says that there is something to read. It comes when the page stands; no page waits for it. */
export function Bell() {
  return (
    <Suspense fallback={<BellPlace />}>
      <Unread />
    </Suspense>
  );
}

/** Where the button will be. */
export const BellPlace = () => <span className={`btn invisible ${BELL_SIZE}`} />;
