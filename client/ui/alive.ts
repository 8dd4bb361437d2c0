import { useSyncExternalStore } from 'react';

/** Whether the page has come alive: until then, what is pressed does nothing. */
export function useAlive(): boolean {
  return useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );
}

let hydrated = false;

/** For what need not be drawn again only because the page has come alive. */
export const isHydrated = () => hydrated;

export function noteHydrated() {
  hydrated = true;
}
