import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import toast from 'react-hot-toast/headless';
import { z } from 'zod';
import { call, reason } from '#client/api/call.ts';
import { refresh } from '#client/api/query-client.ts';
import { PROPOSED, TAKES_ANOTHER } from '#client/deals/refund-proposals/proposed.ts';
import { BusyButton } from '#client/ui/busy-button.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import { TextAreaField } from '#client/ui/field.tsx';
import { FormFault } from '#client/ui/form-error.tsx';
import { paragraph } from '#contract/fields.ts';
import { formatPrice } from '#contract/format.ts';
import { type HeldPayout, listHeldPayouts, refundPayout, releasePayout } from '#contract/payouts.ts';
import { type Message, message, t } from '#language/t.ts';

export type PayoutDecision = 'release' | 'refund';

interface Words {
  title: Message;
  confirm: Message;
  done: Message;
  text(payout: HeldPayout): string;
}

const words: Record<PayoutDecision, Words> = {
  release: {
    title: message('Release this payout?'),
    confirm: message('Release it'),
    done: message('The payout is released'),
    text: ({ amount, sellersName }) =>
      t('{seller} gets {amount}, no sooner than other sellers like them.', {
        seller: sellersName,
        amount: formatPrice(amount),
      }),
  },
  refund: {
    title: message('Refund the buyer?'),
    confirm: message('Refund the buyer'),
    done: message('The buyer gets the money back'),
    text: ({ amount, buyersName, sellersName }) =>
      t('{seller} gets nothing. {buyer} gets {amount} back to the card that paid, and our fee.', {
        seller: sellersName,
        buyer: buyersName,
        amount: formatPrice(amount),
      }),
  },
};

const Why = z.object({ reason: paragraph(1000) });

const isOnlyProposed = ({ refundTakesTwo, refundProposal }: HeldPayout) =>
  refundTakesTwo && (!refundProposal || refundProposal.isOwn);

interface DecisionDialogProps {
  decision: PayoutDecision;
  payout: HeldPayout;
  onClose(): void;
}

export function DecisionDialog({ decision, payout, onClose }: DecisionDialogProps) {
  const { title, confirm, done, text } = words[decision];
  const form = useForm({ resolver: zodResolver(Why), defaultValues: { reason: '' } });
  const decide = useMutation({
    mutationFn: (body: z.infer<typeof Why>) =>
      call(decision === 'release' ? releasePayout : refundPayout, { params: { id: payout._id }, body }),
    onSuccess: async ({ modifiedCount, ...answer }) => {
      if ('isProposed' in answer && answer.isProposed) toast.success(t(PROPOSED));
      else toast.success(modifiedCount ? t(done) : t('Somebody else has decided before'));
      onClose();
      await refresh(listHeldPayouts);
    },
    onError: (error) => console.error(error),
  });
  return (
    <Dialog title={t(title)} onClose={onClose}>
      <form
        method="post"
        noValidate
        onSubmit={form.handleSubmit((body) => decide.mutate(body))}
        className="grid gap-4 wrap-anywhere"
      >
        <p>{text(payout)}</p>
        <TextAreaField
          label={t('Reason for your decision')}
          hint={t('Only admins read this.')}
          rows={3}
          required
          fault={form.formState.errors.reason?.message}
          {...form.register('reason')}
        />
        <p className="text-sm font-semibold">
          {decision === 'refund' && isOnlyProposed(payout) ? t(TAKES_ANOTHER) : t('This cannot be undone.')}
        </p>
        <FormFault>{decide.error ? reason(decide.error) : undefined}</FormFault>
        <div className="flex flex-wrap justify-end gap-2">
          <button type="button" onClick={onClose} className="btn">
            {t('Not yet')}
          </button>
          <BusyButton
            type="submit"
            busy={decide.isPending}
            className={decision === 'refund' ? 'btn-error' : 'btn-primary'}
          >
            {t(confirm)}
          </BusyButton>
        </div>
      </form>
    </Dialog>
  );
}
