import type { Role } from '#contract/users.ts';

/** Who the identity service says somebody is. */
export interface Identity {
  issuer: string;
  subject: string;
  email: string;
  emailVerified: boolean;
  picture?: string | undefined;
  /** When they last proved it; unknown when the service does not say. */
  loggedInAt?: Date | undefined;
  /** The session there that the token was given to; unknown when the service does not say. */
  sessionId?: string | undefined;
  issuedAt?: Date | undefined;
  /** The session was opened with a second factor. */
  secondFactor?: boolean | undefined;
}

/** The person who asks: a living user, read from the database on each request. */
export interface Viewer {
  id: string;
  email: string;
  name: string;
  role: Role;
  verified: boolean;
  emailConfirmed: boolean;
  /** They are an admin as soon as they log in with a second factor; until then a buyer. */
  lacksSecondFactor?: boolean | undefined;
}
