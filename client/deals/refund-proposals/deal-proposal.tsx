import { call } from '#client/api/call.ts';
import { showDeal } from '#client/deals/deal-reading.ts';
import { cancelDeal, type Deal, decideDispute } from '#contract/deals.ts';
import type { RefundProposal } from '#contract/refund-proposals.ts';
import { ProposalNote } from './proposal-note.tsx';

/** Of a payout that is held: it is approved where those are listed. */
const isOfDeal = ({ decision }: RefundProposal) => decision !== 'refund-payout';

export function DealProposal({ deal }: { deal: Deal }) {
  const { _id: id, refundProposal: proposal } = deal;
  if (!proposal || !isOfDeal(proposal)) return;
  return (
    <div className="mt-4 mb-3">
      <ProposalNote bookingId={id} proposal={proposal} approve={async () => showDeal(await decide(id, proposal))} />
    </div>
  );
}

/** The same decision by another admin approves it. */
function decide(id: string, { decision, reason, refund }: RefundProposal) {
  const params = { id };
  if (decision === 'refund') return call(decideDispute, { params, body: { decision, reason } });
  if (decision === 'refund-part') return call(decideDispute, { params, body: { decision, reason, refund } });
  return call(cancelDeal, { params, body: { reason } });
}
