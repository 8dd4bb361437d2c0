import { call } from '#client/api/call.ts';
import { doneOrProposed, isOnlyProposed, TAKES_ANOTHER } from '#client/deals/refund-proposals/proposed.ts';
import { useStep } from '#client/deals/step.ts';
import { Dialog } from '#client/ui/dialog.tsx';
import { TextAreaField, TextField } from '#client/ui/field.tsx';
import { FormFault } from '#client/ui/form-error.tsx';
import { SubmitButton } from '#client/ui/submit-button.tsx';
import type { DealSettings } from '#contract/deal-settings.ts';
import { type Deal, decideDispute } from '#contract/deals.ts';
import { formatPrice } from '#contract/format.ts';
import { dollars } from '#contract/money.ts';
import { t } from '#language/t.ts';
import { bodyOf, type Reasons, useDecisionForm } from './decision-form.ts';
import { type Decision, decisionWords } from './decision-words.ts';
import { sharesOf } from './shares.ts';
import { WhoGetsWhat } from './who-gets-what.tsx';

interface DecisionDialogProps {
  decision: Decision;
  deal: Deal;
  settings: DealSettings;
  onClose(): void;
}

export function DecisionDialog({ decision, deal, settings, onClose }: DecisionDialogProps) {
  const { title, confirm, bike, done } = decisionWords[decision];
  const held = Math.round(deal.money.held * 100);
  const { form, done: forget } = useDecisionForm(deal, decision, held);
  const { errors } = form.formState;
  const decide = useStep<Reasons>({
    take: (reasons) => call(decideDispute, { params: { id: deal._id }, body: bodyOf(decision, reasons) }),
    done: doneOrProposed(done),
    onOver: () => {
      forget();
      onClose();
    },
  });
  const shares = sharesOf(decision, held, form.watch('refund'), settings);
  const isProposal =
    decision !== 'release' &&
    shares !== undefined &&
    isOnlyProposed(deal, { decision, refund: dollars(shares.buyer) }, settings);
  return (
    <Dialog title={t(title)} onClose={onClose}>
      <form
        method="post"
        noValidate
        onSubmit={form.handleSubmit((reasons) => decide.mutate(reasons))}
        className="grid gap-4"
      >
        {decision === 'refund-part' && (
          <TextField
            label={t('What the buyer gets back, in dollars')}
            hint={t('Less than the {price} that is held', { price: formatPrice(deal.money.held) })}
            inputMode="decimal"
            autoComplete="off"
            required
            fault={errors.refund?.message}
            {...form.register('refund')}
          />
        )}
        <WhoGetsWhat deal={deal} shares={shares} />
        <p className="text-sm">{t(bike)}</p>
        <TextAreaField
          label={t('Reason for your decision')}
          hint={t('Buyer and seller both read this.')}
          rows={4}
          required
          fault={errors.reason?.message}
          {...form.register('reason')}
        />
        <p className="text-sm font-semibold">{isProposal ? t(TAKES_ANOTHER) : t('This cannot be undone.')}</p>
        <FormFault>{decide.fault}</FormFault>
        <div className="flex flex-wrap justify-end gap-2">
          <button type="button" onClick={onClose} className="btn">
            {t('Not yet')}
          </button>
          <SubmitButton busy={decide.isPending}>{t(confirm)}</SubmitButton>
        </div>
      </form>
    </Dialog>
  );
}
