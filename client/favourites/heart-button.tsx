import { type ComponentType, lazy } from 'react';
import { lazyScript } from '#client/connection/lazy-script.ts';
import { useSession } from '#client/session/session.ts';
import type { HeartProps } from './heart-face.tsx';
import { StrangersHeart } from './strangers-heart.tsx';

const PersonsHeart = lazy<ComponentType<HeartProps & { viewer: string }>>(() =>
  lazyScript(() => import('./persons-heart.tsx')).catch(() => ({ default: () => null })),
);

/** What strangers need not load comes when somebody is signed in. */
export default function HeartButton(props: HeartProps) {
  const { user } = useSession();
  if (!user) return <StrangersHeart {...props} />;
  return <PersonsHeart key={user.email} viewer={user.email} {...props} />;
}
