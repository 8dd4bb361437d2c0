import type { DealSettings } from '#contract/deal-settings.ts';
import type { Deal } from '#contract/deals.ts';
import { takesTwoAdmins } from '#contract/refund-approval.ts';
import type { RefundProposal } from '#contract/refund-proposals.ts';
import { type Message, message, t } from '#language/t.ts';

export const PROPOSED = message('Proposed: another admin has to approve it');

export const TAKES_ANOTHER = message('Another admin has to approve a refund of this size first.');

export const doneOrProposed = (done: Message) => (deal: Deal) => t(deal.refundProposal?.isOwn ? PROPOSED : done);

type Refund = Pick<RefundProposal, 'decision' | 'refund'>;

/** The decision waits for another admin: it is above the setting, and nobody else has proposed the same. */
export function isOnlyProposed(
  { refundProposal: proposal }: Deal,
  { decision, refund }: Refund,
  settings: DealSettings,
) {
  if (!takesTwoAdmins(refund, settings)) return false;
  return !proposal || proposal.isOwn || proposal.decision !== decision || proposal.refund !== refund;
}
