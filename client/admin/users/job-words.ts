import type { AdminJob } from '#contract/admin-jobs.ts';

export const jobWords: Record<AdminJob, { name: string; does: string }> = {
  owner: { name: 'Owner', does: 'Everything, and who has which job' },
  moderator: { name: 'Moderator', does: 'Listings, imports, reports, brands, and suspending or deleting people' },
  finance: { name: 'Finance', does: 'Disputes, refunds, payouts, the ledger and the audit log' },
  support: { name: 'Support', does: 'Who sellers are, and suspending or deleting people' },
};
