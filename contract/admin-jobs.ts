/** An owner may do what all others may. */
export const ADMIN_JOBS = ['owner', 'moderator', 'finance', 'support'] as const;
export type AdminJob = (typeof ADMIN_JOBS)[number];
export type LimitedJob = Exclude<AdminJob, 'owner'>;

/**
 * Who has which right beside owners. What has no right declared is for all admins.
 * - `admins`: the jobs of admins
 * - `audit`: the audit log
 * - `identity`: who sellers are, with their documents
 * - `moderation`: listings, imports, ratings, messages, brands
 * - `money`: disputes, refunds, payouts, the ledger
 * - `people`: accounts
 */
export const ADMIN_RIGHTS = {
  admins: [],
  audit: ['finance'],
  identity: ['support'],
  moderation: ['moderator'],
  money: ['finance'],
  people: ['moderator', 'support'],
} as const satisfies Record<string, readonly LimitedJob[]>;
export type AdminRight = keyof typeof ADMIN_RIGHTS;

export function jobsWith(right: AdminRight): AdminJob[] {
  return [...ADMIN_RIGHTS[right], 'owner'];
}

export const hasRight = (
  { role, job }: { role: string; job?: AdminJob | null | undefined },
  right: AdminRight,
): boolean => role === 'admin' && !!job && jobsWith(right).includes(job);
