/** What Kickstand needs from an identity provider in the browser. */
export interface IdentityClient {
  /** Creates an account and signs in. */
  signUp(account: { email: string; password: string; name: string }): Promise<void>;
  updateProfile(profile: { displayName?: string; photoURL: string }): Promise<void>;
  /** The account at the provider. Fails with `NO_SESSION` without a session. */
  account(): Promise<IdentityAccount>;
  /** Sends the confirmation letter. */
  sendConfirmation(email: string): Promise<void>;
  /** Whether the mail server refuses letters, so that they queue. */
  areLettersDelayed(): Promise<boolean>;
  /** Sends the letter for a new or first password. */
  sendPasswordLetter(email: string): Promise<void>;
  /** Ends all other sessions. Fails with `WRONG_PASSWORD`. */
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
  /** After the password: an app code or a backup code. */
  signInWithCode(code: string): Promise<void>;
  signInWithPasskey(): Promise<void>;
  /** Call it synchronously in a click handler, or the browser blocks the pop-up. */
  signInWithGooglePopup(): Promise<void>;
  /** A fresh ID token; undefined without a session at the provider. */
  idToken(): Promise<string | undefined>;
  signOut(): Promise<void>;
  /** The person's sessions, the last used first. */
  sessions(): Promise<OpenSession[]>;
  endSession(id: string): Promise<void>;
  endOtherSessions(): Promise<void>;
  /** Permanent. Works only within minutes after signing in. */
  removeAccount(): Promise<void>;
}

export interface OpenSession {
  id: string;
  /** The session of this browser. */
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
  /** Signing in with the password requires a code of an app. */
  hasApp: boolean;
  passkeys: Passkey[];
}

export interface Passkey {
  id: string;
  name: string;
  /** ISO 8601, UTC. */
  addedAt: string;
}

/** Error codes that pages handle. */
export const WRONG_LOGIN = 'INVALID_EMAIL_OR_PASSWORD';
export const NO_SESSION = 'UNAUTHORIZED';
export const WRONG_PASSWORD = 'INVALID_PASSWORD';
export const SECOND_STEP_NEEDED = 'SECOND_FACTOR_NEEDED';
/** The person has to sign in again, or with the second step. */
export const LOGIN_NEEDED = ['SESSION_EXPIRED', 'SESSION_NOT_FRESH', SECOND_STEP_NEEDED];
export const SAME_EMAIL = 'SAME_EMAIL';
export const EASY_PASSWORD = 'PASSWORD_TOO_COMMON';

/** The provider's error code and a sentence to show. */
export class IdentityError extends Error {
  readonly code: string;

  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}
