import { currentSession, onSessionChange } from './session/store.ts';

const PREFIX = 'begun';

/** An unfinished draft in this tab. It survives a reload and an expired session, not a logout. */
export function storeInTab(name: string, value: object) {
  write((storage) => storage.setItem(place(name), JSON.stringify(value)));
}

export function storedInTab<Value extends object>(name: string): Value | undefined {
  try {
    return JSON.parse(sessionStorage.getItem(place(name)) ?? 'null') ?? undefined;
  } catch {
    return undefined; // Storage is blocked, or another version wrote it.
  }
}

export function removeFromTab(name: string) {
  write((storage) => storage.removeItem(place(name)));
}

const place = (name: string) => `${PREFIX} ${currentSession().user?.email ?? ''} ${name}`;

function write(change: (storage: Storage) => void) {
  try {
    change(sessionStorage);
  } catch {
    // Storage is blocked or full: the draft is lost.
  }
}

if (typeof window !== 'undefined') forgetOnLogout();

function forgetOnLogout() {
  onSessionChange(() => {
    const session = currentSession();
    if (session.status !== 'signed-out' || session.expired) return;
    write((storage) => {
      for (const key of Object.keys(storage)) if (key.startsWith(PREFIX)) storage.removeItem(key);
    });
  });
}
