const PLACE = 'live position';

/** The id of the last event. It says nothing of a person, so that every tab and the next page load may go on from it. */
export function storedPosition(): string | undefined {
  try {
    return localStorage.getItem(PLACE) ?? undefined;
  } catch {
    return undefined; // Storage is blocked.
  }
}

export function storePosition(id: string) {
  try {
    localStorage.setItem(PLACE, id);
  } catch {
    // Storage is full: everything is fetched again.
  }
}

export function clearPosition() {
  try {
    localStorage.removeItem(PLACE);
  } catch {
    // Storage is blocked: there is none.
  }
}
