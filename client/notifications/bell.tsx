import { type ComponentType, lazy, Suspense } from 'react';
import { lazyScript } from '#client/browser/lazy-import.ts';
import { BELL_SIZE } from './bell-size.ts';

const script = () => lazyScript(() => import('./unread-bell.tsx'));
const Unread = lazy<ComponentType>(() => script().catch(() => ({ default: () => <BellPlace /> })));
const Mark = lazy<ComponentType>(() =>
  script().then(
    ({ UnreadMark }) => ({ default: UnreadMark }),
    () => ({ default: () => null }),
  ),
);

/** Says that there is something to read. It comes when the page stands; no page waits for it. */
export function Bell() {
  return (
    <Suspense fallback={<BellPlace />}>
      <Unread />
    </Suspense>
  );
}

/** The same number, within another link to the notices. */
export const UnreadNote = () => (
  <Suspense>
    <Mark />
  </Suspense>
);

/** Where the button will be. */
export const BellPlace = () => <span className={`btn invisible ${BELL_SIZE}`} />;
