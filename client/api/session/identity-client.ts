export interface IdentityClient {
  signUp(account: { email: string; password: string; name: string }): Promise<void>;
  updateProfile(profile: { displayName?: string; photoURL: string }): Promise<void>;
  /** Fails with `NO_SESSION` without a session. */
  account(): Promise<IdentityAccount>;
  sendConfirmation(email: string): Promise<void>;
  /** Whether the mail server refuses letters, so that they queue. */
  areLettersDelayed(): Promise<boolean>;
  sendPasswordLetter(email: string): Promise<void>;
  /** Ends all other sessions. Fails with `WRONG_PASSWORD`. */
  changePassword(passwords: { current: string; next: string }): Promise<void>;
  /** Takes effect when the letter's link is followed. Fails with `LOGIN_NEEDED` and `SAME_EMAIL`. */
  requestEmailChange(newEmail: string): Promise<void>;
  /** Invalidates earlier links. */
  resendEmailChange(): Promise<void>;
  cancelEmailChange(): Promise<void>;
  signInWithPassword(account: { email: string; password: string }): Promise<'signed-in' | 'code-needed'>;
  /** Takes a code of the app, or a backup code. */
  signInWithCode(code: string): Promise<void>;
  signInWithPasskey(): Promise<void>;
  /** Call it synchronously in a click handler, or the browser blocks the pop-up. */
  signInWithGooglePopup(): Promise<void>;
  /** A fresh ID token; undefined without a session at the provider. */
  idToken(): Promise<string | undefined>;
  /** The last used first. */
  sessions(): Promise<OpenSession[]>;
  endSession(id: string): Promise<void>;
  endOtherSessions(): Promise<void>;
  /** Permanent. Works only within minutes after signing in. */
  removeAccount(): Promise<void>;
}

export interface OpenSession {
  id: string;
  current: boolean;
  userAgent: string;
  beganAt: string;
  lastUsedAt: string;
}

export interface IdentityAccount {
  email: string;
  emailConfirmed: boolean;
  /** The address that replaces it once the letter's link is followed. */
  newEmail?: string | undefined;
  /** False for accounts that only sign in with Google. */
  hasPassword: boolean;
  hasApp: boolean;
  passkeys: Passkey[];
}

export interface Passkey {
  id: string;
  name: string;
  /** ISO 8601, UTC. */
  addedAt: string;
}

export const WRONG_LOGIN = 'INVALID_EMAIL_OR_PASSWORD';
export const NO_SESSION = 'UNAUTHORIZED';
export const WRONG_PASSWORD = 'INVALID_PASSWORD';
export const SECOND_STEP_NEEDED = 'SECOND_FACTOR_NEEDED';
/** The person has to sign in again, or with the second step. */
export const LOGIN_NEEDED = ['SESSION_EXPIRED', 'SESSION_NOT_FRESH', SECOND_STEP_NEEDED];
export const SAME_EMAIL = 'SAME_EMAIL';
export const EASY_PASSWORD = 'PASSWORD_TOO_COMMON';

export class IdentityError extends Error {
  readonly code: string;

  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}
