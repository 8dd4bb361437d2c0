/** What Kickstand asks of an identity provider in the browser. */
export interface IdentityClient {
  /** Makes an account and signs in to it. */
  signUp(account: { email: string; password: string; name: string }): Promise<void>;
  updateProfile(profile: { displayName?: string; photoURL: string }): Promise<void>;
  /** What the provider knows about whoever is signed in there. Fails with `NO_SESSION` when nobody is. */
  account(): Promise<IdentityAccount>;
  /** Sends the letter that asks whether the e-mail is the person's own. */
  sendConfirmation(email: string): Promise<void>;
  /** Whether letters wait for a mail server that does not take them. */
  areLettersDelayed(): Promise<boolean>;
  /** Sends the letter that leads to a new password, or to a first one. */
  sendPasswordLetter(email: string): Promise<void>;
  /** Ends the person's sessions in every other browser. Fails with `WRONG_PASSWORD`. */
  changePassword(passwords: { current: string; next: string }): Promise<void>;
  /**
   * Sends a letter to the new address; nothing changes until its link is followed. Fails with `LOGIN_NEEDED` and
   * `SAME_EMAIL`.
   */
  requestEmailChange(newEmail: string): Promise<void>;
  /** The letter once more; only its newest link works. */
  resendEmailChange(): Promise<void>;
  cancelEmailChange(): Promise<void>;
  signInWithPassword(account: { email: string; password: string }): Promise<'signed-in' | 'code-needed'>;
  /** After the password: a code of the person's app, or one of their backup codes. */
  signInWithCode(code: string): Promise<void>;
  signInWithPasskey(): Promise<void>;
  /** Has to be called straight from a click, or the browser blocks the window. */
  signInWithGooglePopup(): Promise<void>;
  /** A fresh ID token, or nothing when nobody is signed in there. */
  idToken(): Promise<string | undefined>;
  signOut(): Promise<void>;
  /** Where the person is logged in, the last used first. */
  sessions(): Promise<OpenSession[]>;
  endSession(id: string): Promise<void>;
  /** In every other browser. */
  endOtherSessions(): Promise<void>;
  /** For good, and only within minutes after signing in. */
  removeAccount(): Promise<void>;
}

export interface OpenSession {
  id: string;
  /** Of the browser that asks. */
  current: boolean;
  /** What the browser said about itself. */
  userAgent: string;
  beganAt: string;
  lastUsedAt: string;
}

export interface IdentityAccount {
  email: string;
  emailConfirmed: boolean;
  /** The address that is to take its place, until the letter's link is followed. */
  newEmail?: string | undefined;
  /** Whoever comes with Google only has none. */
  hasPassword: boolean;
  /** Logging in with the password asks for a code of an app. */
  hasApp: boolean;
  passkeys: Passkey[];
}

export interface Passkey {
  id: string;
  name: string;
  /** ISO 8601, UTC. */
  addedAt: string;
}

/** The codes of refusals that have a place of their own on a page. */
export const WRONG_LOGIN = 'INVALID_EMAIL_OR_PASSWORD';
export const NO_SESSION = 'UNAUTHORIZED';
export const WRONG_PASSWORD = 'INVALID_PASSWORD';
export const SECOND_STEP_NEEDED = 'SECOND_FACTOR_NEEDED';
/** The person has to log in again before they can do this: at all, or with their second step. */
export const LOGIN_NEEDED = ['SESSION_EXPIRED', 'SESSION_NOT_FRESH', SECOND_STEP_NEEDED];
export const SAME_EMAIL = 'SAME_EMAIL';
export const EASY_PASSWORD = 'PASSWORD_TOO_COMMON';

/** Why the provider refused: its code, and a sentence to show. */
export class IdentityError extends Error {
  readonly code: string;

  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}
