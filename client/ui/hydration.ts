import { useDeferredValue, useSyncExternalStore } from 'react';

let hydrated = false;

/** Whether hydration is complete: before it, presses do nothing. Deferred, so that dependents render in steps. */
export const useHydrated = (): boolean => useDeferredValue(true, hydrated);

/** Also within a `Suspense`, which hydrates after the page around it. */
export const usePartHydrated = (): boolean => useSyncExternalStore(subscribe, inBrowser, onServer);

const subscribe = () => () => {};
const inBrowser = () => true;
const onServer = () => false;

/** For code that must not cause a render on hydration. */
export const isHydrated = () => hydrated;

export function noteHydrated() {
  hydrated = true;
}
