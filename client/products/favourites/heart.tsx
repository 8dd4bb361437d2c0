import { type ComponentType, lazy, Suspense, useDeferredValue } from 'react';
import { useSession } from '#client/api/session/session.ts';
import { lazyImport } from '#client/browser/lazy-import.ts';
import type { HeartProps } from './heart-face.tsx';

const withoutHeart = () => ({ default: () => null });

const StrangersHeart = lazy<ComponentType<HeartProps>>(() =>
  lazyImport(() => import('./guest-heart.tsx')).catch(withoutHeart),
);
const PersonsHeart = lazy<ComponentType<HeartProps & { viewer: string }>>(() =>
  lazyImport(() => import('./user-heart.tsx')).catch(withoutHeart),
);

/** Loads once the session is known; no page waits for it. */
export function Heart(props: HeartProps) {
  const { status, user } = useDeferredValue(useSession());
  if (status === 'loading') return;
  return (
    <Suspense>
      {user ? <PersonsHeart key={user.email} viewer={user.email} {...props} /> : <StrangersHeart {...props} />}
    </Suspense>
  );
}
