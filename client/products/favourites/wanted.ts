const KEY = 'wanted favourite';
const LASTS_MS = 30 * 60_000;

/** A stranger wants to save this bike: it is saved when they are back from the login page. */
export function wantFavourite(id: string) {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ id, since: Date.now() }));
  } catch {
    // Storage is blocked: then the heart is pressed again.
  }
}

/** Whether it was this bike; asked again, it no longer is. */
export function takeWanted(id: string): boolean {
  try {
    const wanted = JSON.parse(sessionStorage.getItem(KEY) ?? '{}');
    if (wanted.id !== id) return false;
    sessionStorage.removeItem(KEY);
    return Date.now() - wanted.since < LASTS_MS;
  } catch {
    return false;
  }
}
