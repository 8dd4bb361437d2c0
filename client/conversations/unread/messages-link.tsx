import { type ComponentType, lazy, Suspense } from 'react';
import { lazyImport } from '#client/browser/lazy-import.ts';
import { BellPlace } from '#client/notifications/bell.tsx';

const script = () => lazyImport(() => import('./unread-messages.tsx'));
const Unread = lazy<ComponentType>(() => script().catch(() => ({ default: () => <BellPlace /> })));
const Mark = lazy<ComponentType>(() =>
  script().then(
    ({ UnreadMessagesMark }) => ({ default: UnreadMessagesMark }),
    () => ({ default: () => null }),
  ),
);

/** Beside the bell, in a place that is kept for it. */
export function MessagesLink() {
  return (
    <Suspense fallback={<BellPlace />}>
      <Unread />
    </Suspense>
  );
}

export const UnreadMessagesNote = () => (
  <Suspense>
    <Mark />
  </Suspense>
);
