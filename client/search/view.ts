import { useSyncExternalStore } from 'react';
import { useSearchParams } from 'react-router';

export const VIEWS = ['grid', 'list'] as const;
export type View = (typeof VIEWS)[number];

const PLACE = 'search-view';

export function useView(): View {
  const requested = useSearchParams()[0].get('view');
  const remembered = useSyncExternalStore(subscribe, storedView, () => null);
  return VIEWS.find((view) => view === requested) ?? VIEWS.find((view) => view === remembered) ?? 'grid';
}

export function rememberView(view: View) {
  try {
    localStorage.setItem(PLACE, view);
  } catch {
    // Storage is blocked or full: the choice is not kept.
  }
}

function storedView() {
  try {
    return localStorage.getItem(PLACE);
  } catch {
    return null;
  }
}

/** It changes only with the address, so there is nothing to subscribe to. */
const subscribe = () => () => {};
