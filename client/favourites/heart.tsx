import { type ComponentType, lazy, Suspense } from 'react';
import { lazyScript } from '#client/connection/lazy-script.ts';
import { useSession } from '#client/session/session.ts';
import type { HeartProps } from './heart-face.tsx';

const HeartButton = lazy<ComponentType<HeartProps>>(() =>
  lazyScript(() => import('./heart-button.tsx')).catch(() => ({ default: () => null })),
);

/** Saves a bike and lets it go again. It comes when it is known who is there; no page waits for it. */
export function Heart(props: HeartProps) {
  return (
    useSession().status !== 'loading' && (
      <Suspense>
        <HeartButton {...props} />
      </Suspense>
    )
  );
}
