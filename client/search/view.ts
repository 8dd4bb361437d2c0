import { useSyncExternalStore } from 'react';
import { useSearchParams } from 'react-router';

export const VIEWS = ['grid', 'list'] as const;
export type View = (typeof VIEWS)[number];

const PLACE = 'search-view';

/** The view of the address, else the person's last choice. */
export function useView(): View {
  const asked = useSearchParams()[0].get('view');
  const remembered = useSyncExternalStore(stands, kept, () => null);
  return VIEWS.find((view) => view === asked) ?? VIEWS.find((view) => view === remembered) ?? 'grid';
}

export function rememberView(view: View) {
  try {
    localStorage.setItem(PLACE, view);
  } catch {
    // Storage is blocked or full: the choice is not kept.
  }
}

function kept() {
  try {
    return localStorage.getItem(PLACE);
  } catch {
    return null;
  }
}

/** It changes only with the address, so there is nothing to subscribe to. */
const stands = () => () => {};
