import { useSyncExternalStore } from 'react';

const DARK = '(prefers-color-scheme: dark)';

export const usePrefersDark = () =>
  useSyncExternalStore(
    watch,
    () => matchMedia(DARK).matches,
    () => false,
  );

function watch(tell: () => void) {
  const query = matchMedia(DARK);
  query.addEventListener('change', tell);
  return () => query.removeEventListener('change', tell);
}
