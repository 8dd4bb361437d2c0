import { NoConnection } from '#client/request.ts';
import type { IdentityClient } from './identity-client.ts';

// Only people who sign in load the provider's code.
const provider = async () => {
  try {
    return (await import('./better-auth-identity.ts')).betterAuthIdentity;
  } catch (cause) {
    throw new NoConnection({ cause });
  }
};

export const identity: IdentityClient = {
  signUp: async (account) => (await provider()).signUp(account),
  updateProfile: async (profile) => (await provider()).updateProfile(profile),
  signInWithPassword: async (account) => (await provider()).signInWithPassword(account),
  signInWithGooglePopup: async () => (await provider()).signInWithGooglePopup(),
  idToken: async () => (await provider()).idToken(),
  signOut: async () => (await provider()).signOut(),
};

/** Loads ahead what a click will need at once. */
export async function prepareIdentity() {
  await provider();
}
