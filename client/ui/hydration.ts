import { useDeferredValue } from 'react';

let hydrated = false;

/** Whether the page has come alive: until then, what is pressed does nothing. What waits for it is drawn bit by bit. */
export const useAlive = (): boolean => useDeferredValue(true, hydrated);

/** For what need not be drawn again only because the page has come alive. */
export const isHydrated = () => hydrated;

export function noteHydrated() {
  hydrated = true;
}
