import { useDeferredValue } from 'react';

let hydrated = false;

/** Whether hydration is complete: before it, presses do nothing. Deferred, so that dependents render in steps. */
export const useHydrated = (): boolean => useDeferredValue(true, hydrated);

/** For code that must not cause a render on hydration. */
export const isHydrated = () => hydrated;

export function noteHydrated() {
  hydrated = true;
}
