import { lazyImport } from '#client/browser/lazy-import.ts';
import type { IdentityClient } from './identity-client.ts';

// Only people who sign in load the provider's code.
const loadProvider = () => import('./better-auth-identity.ts');
const provider = async () => (await lazyImport(loadProvider)).betterAuthIdentity;

export const identity: IdentityClient = {
  signUp: async (account) => (await provider()).signUp(account),
  updateProfile: async (profile) => (await provider()).updateProfile(profile),
  account: async () => (await provider()).account(),
  sendConfirmation: async (email) => (await provider()).sendConfirmation(email),
  areLettersDelayed: async () => (await provider()).areLettersDelayed(),
  sendPasswordLetter: async (email) => (await provider()).sendPasswordLetter(email),
  changePassword: async (passwords) => (await provider()).changePassword(passwords),
  requestEmailChange: async (newEmail) => (await provider()).requestEmailChange(newEmail),
  resendEmailChange: async () => (await provider()).resendEmailChange(),
  cancelEmailChange: async () => (await provider()).cancelEmailChange(),
  signInWithPassword: async (account) => (await provider()).signInWithPassword(account),
  signInWithCode: async (code) => (await provider()).signInWithCode(code),
  signInWithPasskey: async () => (await provider()).signInWithPasskey(),
  signInWithGooglePopup: async () => (await provider()).signInWithGooglePopup(),
  idToken: async () => (await provider()).idToken(),
  sessions: async () => (await provider()).sessions(),
  endSession: async (id) => (await provider()).endSession(id),
  endOtherSessions: async () => (await provider()).endOtherSessions(),
  removeAccount: async () => (await provider()).removeAccount(),
};

export async function prepareIdentity() {
  await provider();
}
