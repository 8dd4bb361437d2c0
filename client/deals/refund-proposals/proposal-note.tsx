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
import { type Message, message, t } from '#language/t.ts';

const what: Record<RefundDecision, Message> = {
  cancel: message('Cancel the deal, and refund the buyer'),
  refund: message('Refund all of it'),
  'refund-part': message('Refund a part'),
  'refund-payout': message('Refund the buyer instead of paying the seller'),
};

interface ProposalNoteProps {
  bookingId: string;
  proposal: RefundProposal;
  approve(): Promise<unknown>;
}

/** A refund that waits for a second admin. */
export function ProposalNote({ bookingId, proposal, approve }: ProposalNoteProps) {
  const { decision, refund, reason: why, by, isOwn } = proposal;
  const proposed = { decision: t(what[decision]), price: formatPrice(refund) };
  const mayDecide = useRight('money');
  const [isAsked, setIsAsked] = useState(false);
  const seeAgain = () => Promise.all([refresh(readDeal), refresh(listHeldPayouts)]);
  const approval = useConfirmedMutation({
    mutate: approve,
    onSuccess: async () => {
      toast.success(t('Approved: the refund is made'));
      setIsAsked(false);
      await seeAgain();
    },
  });
  const withdrawal = useMutation({
    mutationFn: () => call(withdrawRefundProposal, { params: { id: bookingId } }),
    onSuccess: async ({ deletedCount }) => {
      if (deletedCount) toast.success(t(isOwn ? 'Taken back' : 'Turned down'));
      else toast(t('It does not wait any more.'));
      await seeAgain();
    },
    onError: (error) => {
      console.error(error);
      toast.error(reason(error));
    },
  });
  return (
    <div className="border-s-4 border-warning ps-3 wrap-anywhere">
      <p className="font-semibold">
        {isOwn
          ? t('You propose: {decision}, {price}.', proposed)
          : t('{name} proposes: {decision}, {price}.', { ...proposed, name: by })}
      </p>
      <q className="mt-1 block">{why}</q>
      <p className="mt-1 text-sm text-quiet">
        {t(
          isOwn || !mayDecide
            ? 'A refund of this size takes two admins. Another one has to approve it.'
            : 'A refund of this size takes two admins. Yours is the second word.',
        )}
      </p>
      {mayDecide && (
        <div className="mt-3 flex flex-wrap gap-2">
          {!isOwn && (
            <button type="button" onClick={() => setIsAsked(true)} className="btn btn-primary">
              {t('Approve the refund')}
            </button>
          )}
          <BusyButton busy={withdrawal.isPending} onClick={() => withdrawal.mutate()} className="btn-outline">
            {t(isOwn ? 'Take it back' : 'Turn it down')}
          </BusyButton>
        </div>
      )}
      {isAsked && (
        <ConfirmDialog
          title={t('Approve this refund?')}
          keep={t('Not yet')}
          confirm={t('Approve')}
          {...approval}
          onClose={() => setIsAsked(false)}
        >
          <p className="wrap-anywhere">
            {t('{decision}: the buyer gets {price}, as {name} proposes.', { ...proposed, name: by })}
          </p>
          <p className="font-semibold">{t('This cannot be undone.')}</p>
        </ConfirmDialog>
      )}
    </div>
  );
}
