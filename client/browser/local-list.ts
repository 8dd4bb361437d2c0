import { useSyncExternalStore } from 'react';

const NONE: never[] = [];

/** A short list in local storage, shared by all tabs. Without storage it lasts as long as the page. */
export function localList<T>(key: string, most: number, isOne: (value: unknown) => value is T) {
  const listeners = new Set<() => void>();
  let list: T[] | undefined;

  const now = (): T[] => (list ??= sound(read(key)));
  const sound = (things: unknown): T[] => (Array.isArray(things) ? things.filter(isOne).slice(0, most) : NONE);

  function keep(next: T[]) {
    list = next.slice(0, most);
    try {
      localStorage.setItem(key, JSON.stringify(list));
    } catch {
      // Storage is blocked or full.
    }
    notify();
  }

  function watch(listener: () => void) {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  }

  function notify() {
    for (const listener of listeners) listener();
  }

  if (typeof window !== 'undefined')
    addEventListener('storage', (change) => {
      if (change.key !== key && change.key !== null) return;
      list = undefined;
      notify();
    });

  return { now, keep, useList: () => useSyncExternalStore(watch, now, () => NONE as T[]) };
}

function read(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null');
  } catch {
    return undefined; // Storage is blocked, or its content is not ours.
  }
}
