import { useSyncExternalStore } from 'react';
import { lazyImport } from '#client/browser/lazy-import.ts';
import { claims } from '#client/browser/token-claims.ts';
import { t } from '#language/t.ts';
import { endProviderSession } from './provider-session.ts';
import { currentSession, endSession, LOADING, onSessionChange, type Session, settleSession } from './store.ts';
import { ACCESS_TOKEN_KEY, storedToken } from './token.ts';

const loadPerson = () => import('./person.ts');
const loadToast = () => import('react-hot-toast/headless');

let restoring: Promise<Session> | undefined;
let rereading: Promise<void> | undefined;
let started = false;
let isMeant = async () => true;

/** The session; `loading` on the server and during hydration. */
export function useSession(): Session {
  return useSyncExternalStore(watch, currentSession, () => LOADING);
}

export async function knownSession(): Promise<Session> {
  start();
  return currentSession().status === 'loading' ? restoreSession() : currentSession();
}

export function restoreSession(): Promise<Session> {
  restoring ??= load().finally(() => {
    restoring = undefined;
  });
  return restoring;
}

/** Refetches the person, whose role may have changed. On failure nothing changes. */
export function readPersonAgain(): Promise<void> {
  rereading ??= reread().finally(() => {
    rereading = undefined;
  });
  return rereading;
}

/** Asked at each logout. */
export function askAtLogout(ask: () => Promise<boolean>) {
  isMeant = ask;
}

/** Signs out in all tabs, and returns whether that was meant. Offline, the person stays signed in and sees an error. */
export async function signOut(): Promise<boolean> {
  if (!(await isMeant())) return false;
  try {
    await endProviderSession();
    endSession();
  } catch (error) {
    console.error(error);
    const { default: toast } = await lazyImport(loadToast);
    toast.error(t('You are still logged in: Kickstand could not be reached. Please try again.'));
  }
  return true;
}

function watch(listener: () => void) {
  start();
  return onSessionChange(listener);
}

function start() {
  if (started) return;
  started = true;
  addEventListener('storage', ({ key }) => {
    if (key === ACCESS_TOKEN_KEY || key === null) followOtherTabs();
  });
  // In its own task: what depends on it renders at once.
  if (!storedToken()) setTimeout(() => void knownSession());
  else void restoreSession();
}

function followOtherTabs() {
  const email = claims(storedToken())?.email;
  if (!email) settleSession({ status: 'signed-out' });
  else if (email !== currentSession().user?.email) void restoreSession();
}

async function load(): Promise<Session> {
  const email = claims(storedToken())?.email;
  if (!email) return settleSession({ status: 'signed-out' });
  const read = await person(email).catch((fault: unknown) => ({ fault }));
  // The token's address changed meanwhile, in another tab or by a login in this one.
  const now = claims(storedToken())?.email;
  if (now && now !== email) return load();
  if (!('fault' in read)) return settleSession({ status: 'signed-in', user: read });
  console.error(read.fault);
  return settleSession({ status: 'signed-out', expired: true, fault: read.fault });
}

async function reread() {
  const email = currentSession().user?.email;
  if (!email) return;
  try {
    const user = await person(email);
    if (currentSession().user?.email === email) settleSession({ status: 'signed-in', user });
  } catch (error) {
    console.error(error);
  }
}

async function person(email: string) {
  const { readPerson } = await lazyImport(loadPerson);
  return readPerson(email);
}
