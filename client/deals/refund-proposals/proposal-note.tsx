import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import toast from 'react-hot-toast/headless';
import { call, reason } from '#client/api/call.ts';
import { useConfirmedMutation } from '#client/api/confirmed-mutation.ts';
import { refresh } from '#client/api/query-client.ts';
import { useRight } from '#client/auth/use-right.ts';
import { BusyButton } from '#client/ui/busy-button.tsx';
import { ConfirmDialog } from '#client/ui/confirm-dialog.tsx';
import { readDeal } from '#contract/deals.ts';
import { formatPrice } from '#contract/format.ts';
import { listHeldPayouts } from '#contract/payouts.ts';
import { type RefundDecision, type RefundProposal, withdrawRefundProposal } from '#contract/refund-proposals.ts';

const what: Record<RefundDecision, string> = {
  cancel: 'Cancel the deal, and refund the buyer',
  refund: 'Refund all of it',
  'refund-part': 'Refund a part',
  'refund-payout': 'Refund the buyer instead of paying the seller',
};

interface ProposalNoteProps {
  bookingId: string;
  proposal: RefundProposal;
  approve(): Promise<unknown>;
}

/** A refund that waits for a second admin. */
export function ProposalNote({ bookingId, proposal, approve }: ProposalNoteProps) {
  const { decision, refund, reason: why, by, isOwn } = proposal;
  const mayDecide = useRight('money');
  const [isAsked, setIsAsked] = useState(false);
  const seeAgain = () => Promise.all([refresh(readDeal), refresh(listHeldPayouts)]);
  const approval = useConfirmedMutation({
    mutate: approve,
    onSuccess: async () => {
      toast.success('Approved: the refund is made');
      setIsAsked(false);
      await seeAgain();
    },
  });
  const withdrawal = useMutation({
    mutationFn: () => call(withdrawRefundProposal, { params: { id: bookingId } }),
    onSuccess: async ({ deletedCount }) => {
      if (deletedCount) toast.success(isOwn ? 'Taken back' : 'Turned down');
      else toast('It does not wait any more.');
      await seeAgain();
    },
    onError: (error) => {
      console.error(error);
      toast.error(reason(error));
    },
  });
  return (
    <div className="border-l-4 border-warning pl-3 wrap-anywhere">
      <p className="font-semibold">
        {isOwn ? 'You propose' : `${by} proposes`}: {what[decision]}, {formatPrice(refund)}.
      </p>
      <q className="mt-1 block">{why}</q>
      <p className="mt-1 text-sm text-quiet">
        A refund of this size takes two admins.{' '}
        {isOwn || !mayDecide ? 'Another one has to approve it.' : 'Yours is the second word.'}
      </p>
      {mayDecide && (
        <div className="mt-3 flex flex-wrap gap-2">
          {!isOwn && (
            <button type="button" onClick={() => setIsAsked(true)} className="btn btn-primary">
              Approve the refund
            </button>
          )}
          <BusyButton busy={withdrawal.isPending} onClick={() => withdrawal.mutate()} className="btn-outline">
            {isOwn ? 'Take it back' : 'Turn it down'}
          </BusyButton>
        </div>
      )}
      {isAsked && (
        <ConfirmDialog
          title="Approve this refund?"
          keep="Not yet"
          confirm="Approve"
          {...approval}
          onClose={() => setIsAsked(false)}
        >
          <p className="wrap-anywhere">
            {what[decision]}: the buyer gets {formatPrice(refund)}, as {by} proposes.
          </p>
          <p className="font-semibold">This cannot be undone.</p>
        </ConfirmDialog>
      )}
    </div>
  );
}
