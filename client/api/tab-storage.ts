import { currentSession, onSessionChange } from './session/store.ts';

const PREFIX = 'begun';

/** What a person has begun in this tab and not finished. It outlives a reload and a session that ran out, not a logout. */
export function keepInTab(name: string, value: object) {
  write((storage) => storage.setItem(place(name), JSON.stringify(value)));
}

export function keptInTab<Value extends object>(name: string): Value | undefined {
  try {
    return JSON.parse(sessionStorage.getItem(place(name)) ?? 'null') ?? undefined;
  } catch {
    return undefined; // Storage is blocked, or was written by another version.
  }
}

export function dropFromTab(name: string) {
  write((storage) => storage.removeItem(place(name)));
}

const place = (name: string) => `${PREFIX} ${currentSession().user?.email ?? ''} ${name}`;

function write(change: (storage: Storage) => void) {
  try {
    change(sessionStorage);
  } catch {
    // Blocked or full: then it is not kept.
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
