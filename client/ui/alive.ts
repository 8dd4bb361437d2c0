import { useSyncExternalStore } from 'react';

/** Whether the page has come alive: until then, what is pressed does nothing. */
export function useAlive(): boolean {
  return useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );
}
