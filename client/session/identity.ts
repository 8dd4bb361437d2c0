import { type IdentityClient, IdentityError } from './identity-client.ts';

// Only people who sign in load the provider's code.
const provider = async () => {
  try {
    return (await import('./better-auth-identity.ts')).betterAuthIdentity;
  } catch (error) {
    console.error(error);
    // Browsers do not fetch a module again that did not arrive once.
    throw new IdentityError(
      'not-loaded',
      'A part of this page did not arrive. Please check your connection and reload.',
    );
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
