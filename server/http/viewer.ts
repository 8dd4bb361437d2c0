import type { Role } from '#contract/users.ts';

/** Claims of the identity service. */
export interface Identity {
  issuer: string;
  subject: string;
  email: string;
  emailVerified: boolean;
  picture?: string | undefined;
  /** Unknown when the service omits it. */
  loggedInAt?: Date | undefined;
  /** The identity service's session; unknown when the service omits it. */
  sessionId?: string | undefined;
  issuedAt?: Date | undefined;
  secondFactor?: boolean | undefined;
}

/** The authenticated user, read from the database on each request. */
export interface Viewer {
  id: string;
  email: string;
  name: string;
  role: Role;
  verified: boolean;
  emailConfirmed: boolean;
  /** An admin without a second factor in this session; acts as a buyer. */
  lacksSecondFactor?: boolean | undefined;
}
