import { v7 as newId } from 'uuid';
import { dollars } from '#contract/money.ts';
import { takesTwoAdmins } from '#contract/refund-approval.ts';
import type { RefundDecision, RefundProposal } from '#contract/refund-proposals.ts';
import type { AppContext } from '../../context.ts';
import type { Db } from '../../database/connect.ts';
import type { Viewer } from '../../http/viewer.ts';
import { notify } from '../../notifications/notifications.ts';
import type { DealKey } from '../ledger/ledger.ts';
import * as queries from './queries.ts';

export { type ProposalRow, proposal } from './queries.ts';

export interface Refund {
  decision: RefundDecision;
  cents: number;
  reason: string;
}

/**
 * Whether the admin may make the refund now: it is not above the setting, or another admin has proposed the same.
 * Otherwise it is proposed. The caller has locked the deal.
 */
export async function isApproved(
  db: Db,
  { settings, auditor }: Pick<AppContext, 'settings' | 'auditor'>,
  admin: Viewer,
  deal: DealKey,
  refund: Refund,
): Promise<boolean> {
  const { decision, cents } = refund;
  if (!takesTwoAdmins(dollars(cents), settings)) return true;
  const [other] = await queries.take(db, deal, admin.id, refund);
  if (other) return true;
  const [proposed] = await queries.propose(db, deal, admin.id, refund);
  if (proposed) {
    await auditor.note(db, noteOf(admin, deal.id, 'propose-refund', { decision, cents }));
    await tellAdmins(db, admin, deal);
  }
  return false;
}

async function tellAdmins(db: Db, admin: Viewer, deal: DealKey) {
  const { productId, id: bookingId } = deal;
  const step = { id: newId(), verb: 'refund-proposed', actor: 'admin', actorId: admin.id } as const;
  const [sides] = await queries.sidesOf(db, deal);
  if (sides) await notify(db, { ...step, productId, bookingId, ...sides });
}

export async function withdrawRefundProposal({ sql, auditor }: AppContext, admin: Viewer, id: string): Promise<number> {
  return sql.begin(async (db) => {
    const [deal] = await queries.productOf(db, id, admin.id);
    const [withdrawn] = deal ? await queries.withdraw(db, { ...deal, id }) : [];
    if (!withdrawn) return 0;
    await auditor.note(db, noteOf(admin, id, 'withdraw-refund-proposal', { ...withdrawn }));
    return 1;
  });
}

const noteOf = (
  { id: actorId }: Viewer,
  bookingId: string,
  action: string,
  facts: Record<string, string | number>,
) => ({
  actor: 'admin' as const,
  actorId,
  action,
  subject: `booking ${bookingId}`,
  facts,
});

export function showProposal({ cents, at, ...proposal }: queries.ProposalRow): RefundProposal {
  return { ...proposal, refund: dollars(cents), at: new Date(at).toISOString() };
}
