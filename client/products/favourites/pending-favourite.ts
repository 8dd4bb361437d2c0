const KEY = 'wanted favourite';
const LASTS_MS = 30 * 60_000;

/** A guest's request, fulfilled after the login. */
export function storePendingFavourite(id: string) {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ id, since: Date.now() }));
  } catch {
    // Storage is blocked: the person presses the heart again.
  }
}

/** True once for each request. */
export function takePendingFavourite(id: string): boolean {
  try {
    const wanted = JSON.parse(sessionStorage.getItem(KEY) ?? '{}');
    if (wanted.id !== id) return false;
    sessionStorage.removeItem(KEY);
    return Date.now() - wanted.since < LASTS_MS;
  } catch {
    return false;
  }
}
