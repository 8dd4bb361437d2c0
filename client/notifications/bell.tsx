import { type ComponentType, lazy, Suspense } from 'react';
import { lazyScript } from '#client/browser/lazy-import.ts';

const Unread = lazy<ComponentType<BellProps>>(() =>
  lazyScript(() => import('./unread-bell.tsx')).catch(() => ({ default: () => null })),
);

export interface BellProps {
  /** A button of its own, or on phones, which have no room for it, a mark beside other words. */
  look: 'button' | 'mark';
}

/** Says that there is something to read. It comes when the page stands; no page waits for it. */
export function Bell({ look }: BellProps) {
  return (
    <Suspense fallback={look === 'button' && <BellPlace />}>
      <Unread look={look} />
    </Suspense>
  );
}

/** Where the button will be. */
export const BellPlace = () => <span className="btn invisible btn-square max-[28rem]:hidden" />;
