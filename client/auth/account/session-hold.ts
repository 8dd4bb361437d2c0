import { useEffect, useRef } from 'react';
import { holdSession } from '#client/api/session/store.ts';

/** Holds the session until it is released, at the latest when the component leaves the page. */
export function useSessionHold() {
  const held = useRef<() => void>(undefined);
  const release = () => {
    held.current?.();
    held.current = undefined;
  };
  useEffect(() => () => held.current?.(), []);
  return {
    hold() {
      held.current ??= holdSession();
    },
    release,
  };
}
