import { useSyncExternalStore } from 'react';
import { useSearchParams } from 'react-router';

export const VIEWS = ['grid', 'list'] as const;
export type View = (typeof VIEWS)[number];

const PLACE = 'search-view';

/** How results are laid out: as the address says, else as this person last chose. */
export function useView(): View {
  const asked = useSearchParams()[0].get('view');
  const remembered = useSyncExternalStore(stands, kept, () => null);
  return VIEWS.find((view) => view === asked) ?? VIEWS.find((view) => view === remembered) ?? 'grid';
}

export function rememberView(view: View) {
  try {
    localStorage.setItem(PLACE, view);
  } catch {
    // Blocked or full: then it is not remembered.
  }
}

function kept() {
  try {
    return localStorage.getItem(PLACE);
  } catch {
    return null;
  }
}

/** It changes only together with the address. */
const stands = () => () => {};
