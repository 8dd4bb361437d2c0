/** What Kickstand asks of an identity provider in the browser. */
export interface IdentityClient {
  /** Makes an account and signs in to it. */
  signUp(account: { email: string; password: string }): Promise<void>;
  updateProfile(profile: { displayName: string; photoURL: string }): Promise<void>;
  signInWithPassword(account: { email: string; password: string }): Promise<void>;
  /** Has to be called straight from a click, or the browser blocks the window. */
  signInWithGooglePopup(): Promise<void>;
  /** A fresh ID token, or nothing when nobody is signed in there. */
  idToken(): Promise<string | undefined>;
  signOut(): Promise<void>;
}

/** Why the provider refused: its code, and a sentence to show. */
export class IdentityError extends Error {
  readonly code: string;

  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}
