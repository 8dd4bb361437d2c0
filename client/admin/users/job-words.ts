import type { AdminJob } from '#contract/admin-jobs.ts';
import { type Message, message } from '#language/t.ts';

export const jobWords: Record<AdminJob, { name: Message; does: Message }> = {
  owner: { name: message('Owner'), does: message('Everything, and who has which job') },
  moderator: {
    name: message('Moderator'),
    does: message('Listings, imports, reports, brands, and suspending or deleting people'),
  },
  finance: { name: message('Finance'), does: message('Disputes, refunds, payouts, the ledger and the audit log') },
  support: { name: message('Support'), does: message('Who sellers are, and suspending or deleting people') },
};
