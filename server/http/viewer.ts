import type { AdminJob } from '#contract/admin-jobs.ts';
import type { Role } from '#contract/users.ts';

export interface Identity {
  issuer: string;
  subject: string;
  email: string;
  emailVerified: boolean;
  picture?: string | undefined;
  loggedInAt?: Date | undefined;
  sessionId?: string | undefined;
  issuedAt?: Date | undefined;
  secondFactor?: boolean | undefined;
}

export type IdentityKey = Pick<Identity, 'issuer' | 'subject'>;

export interface Viewer {
  id: string;
  email: string;
  name: string;
  role: Role;
  /** Of an admin. */
  job?: AdminJob | null | undefined;
  verified: boolean;
  emailConfirmed: boolean;
  /** Begins nothing new. */
  suspended?: boolean | null | undefined;
  /** An admin without a second factor in this session; acts as a buyer. */
  lacksSecondFactor?: boolean | undefined;
}
