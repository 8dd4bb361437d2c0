import { call } from '#client/api/call.ts';
import { claims } from '#client/browser/token-claims.ts';
import { SIGNUP_TOKEN_DELAY_MS } from '#contract/session.ts';
import { type CHOSEN_ROLES, createUser } from '#contract/users.ts';
import { t } from '#language/t.ts';
import { identity } from './identity.ts';
import { IdentityError } from './identity-client.ts';
import { endProviderSession } from './provider-session.ts';
import { restoreSession } from './session.ts';
import { firstAccessToken } from './token-refresh.ts';

export interface NewPerson {
  name: string;
  photoURL: string;
  email: string;
  password: string;
  role: (typeof CHOSEN_ROLES)[number];
}

const LONGEST_NAME = 100;

/** Resolves with whether a second-step code is needed. */
export async function logIn(account: { email: string; password: string }) {
  const state = await identity.signInWithPassword(account);
  if (state === 'signed-in') await openSession();
  return state;
}

export async function logInWithCode(code: string) {
  await identity.signInWithCode(code);
  await openSession();
}

export async function logInWithPasskey() {
  await identity.signInWithPasskey();
  await openSession();
}

/** The first sign-in with Google creates a buyer. */
export async function logInWithGoogle() {
  await identity.signInWithGooglePopup();
  const { email = '', name } = claims(await identity.idToken()) ?? {};
  const called = (name || email.split('@')[0] || email).slice(0, LONGEST_NAME);
  await call(createUser, { body: { name: called, email, role: 'buyer', isVarified: false } });
  await openSession();
}

/** A retry continues with the account that an earlier attempt created. */
export async function signUp({ name, photoURL, email, password, role }: NewPerson) {
  const begun = claims(await identity.idToken())?.email === email.trim().toLowerCase();
  if (!begun) await identity.signUp({ email, password, name });
  await identity.updateProfile({ displayName: name, photoURL });
  await call(createUser, { body: { name, email, role, isVarified: false } });
  await new Promise((resolve) => setTimeout(resolve, SIGNUP_TOKEN_DELAY_MS));
  await openSession();
}

/** Updates the identity provider first; our record follows with the next token. */
export async function changePhoto(photoURL: string) {
  await identity.updateProfile({ photoURL });
  await openSession();
}

export async function proveWithPassword(account: { email: string; password: string }) {
  return identity.signInWithPassword(account);
}

export async function proveWithCode(code: string) {
  await identity.signInWithCode(code);
}

/** The second step gives an admin more rights. */
export const refreshSession = openSession;

/** Fails for another Google account, and ends the session of that account at the provider. */
export async function proveWithGoogle(email: string) {
  await identity.signInWithGooglePopup();
  const chosen = claims(await identity.idToken())?.email;
  if (chosen === email) return;
  await endProviderSession();
  throw new IdentityError(
    'somebody-else',
    t('You chose {chosen} at Google. Please choose {email}.', { chosen: `${chosen}`, email }),
  );
}

async function openSession() {
  if (!(await firstAccessToken())) throw new IdentityError('no-session', t('That did not work. Please try again.'));
  const { user } = await restoreSession();
  if (!user) throw new IdentityError('no-session', t('You could not be logged in. Please try again.'));
}
