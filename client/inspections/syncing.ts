import { currentSession, onSessionChange } from '#client/api/session/store.ts';
import { whenIdle } from '#client/ui/idle.ts';
import { forgetInspections, forgetOthers, hasUnsent, readStored, storedInspections } from './local-store.ts';
import { personId } from './person-id.ts';

/** Somebody writes on for a while. */
const AFTER_CHANGE_MS = 2_000;
const FIRST_PAUSE_MS = 5_000;
const LONGEST_PAUSE_MS = 5 * 60_000;

export interface SyncState {
  status: 'idle' | 'sending' | 'waiting' | 'refused';
  /** Why it was refused. */
  fault?: string;
}

let state: SyncState = { status: 'idle' };
const listeners = new Set<() => void>();
/** The one on the screen also receives what other devices wrote. */
let shown: string | undefined;
let running: Promise<void> | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;
let failures = 0;

export const syncState = () => state;

export function onSyncChange(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** While there is a login: now, with each connection, and when somebody comes back to the tab. */
export function keepInSync(): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  const now = () => void syncNow();
  addEventListener('online', now, { signal });
  document.addEventListener('visibilitychange', () => document.hidden || now(), { signal });
  const leave = onSessionChange(now);
  const cancel = whenIdle(now);
  return () => {
    cancel();
    listening.abort();
    leave();
  };
}

export function syncShown(productId: string): () => void {
  shown = productId;
  void syncNow();
  return () => {
    shown = undefined;
  };
}

export function syncSoon(ms = AFTER_CHANGE_MS) {
  clearTimeout(timer);
  timer = setTimeout(() => void syncNow(), ms);
}

/** Resolves when everything was tried. A change during it is sent after it. */
export async function syncNow(): Promise<void> {
  clearTimeout(timer);
  while (running) await running;
  running = run().finally(() => {
    running = undefined;
  });
  return running;
}

/** Sends what is left of an inspection. Where the browser stores nothing, nothing is left. */
export async function isSent(productId: string): Promise<boolean> {
  await syncNow();
  const { inspection } = await readStored(personId(), productId).catch(() => ({ inspection: undefined }));
  return !inspection || !hasUnsent(inspection);
}

async function run() {
  const person = personId();
  if (!person) return note({ status: 'idle' });
  try {
    if (!shown && !(await storedInspections(person)).some(hasUnsent)) return;
    if (!navigator.onLine) return note({ status: 'waiting' });
    note({ status: 'sending' });
    // Not by lazyImport: what was noted stays here, so no part of the page is missing.
    const { sync } = await import('./sync.ts');
    const { isLost, fault } = await sync(person, shown);
    if (isLost) return tryLater();
    failures = 0;
    note(fault ? { status: 'refused', fault } : { status: 'idle' });
  } catch (error) {
    console.error(error);
    tryLater();
  }
}

function tryLater() {
  syncSoon(Math.min(FIRST_PAUSE_MS * 2 ** failures, LONGEST_PAUSE_MS));
  failures += 1;
  note({ status: 'waiting' });
}

function note(next: SyncState) {
  state = next;
  for (const listener of listeners) listener();
}

if (typeof window !== 'undefined') followPerson();

function followPerson() {
  let person = personId();
  onSessionChange(() => {
    const session = currentSession();
    // Of an expired session what was not sent stays for the next login.
    if (person && session.status === 'signed-out' && !session.expired) forgetInspections(person);
    person = personId();
    if (person) void forgetOthers(person).catch(console.warn);
  });
}
