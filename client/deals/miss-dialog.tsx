import { call } from '#client/api/call.ts';
import { missOther } from '#contract/deals.ts';
import { t } from '#language/t.ts';
import type { ActDialogProps } from './act-dialog.ts';
import { ReasonDialog } from './reason-dialog.tsx';
import { useStep } from './step.ts';

export function MissDialog({ deal, settings, act, onClose }: ActDialogProps) {
  const step = useStep({
    take: (reason: string) => call(missOther, { params: { id: deal._id }, body: { reason } }),
    done: t('Thank you for telling us'),
    onOver: onClose,
  });
  const { missedHours, latePercent } = settings;
  const seller = act === 'miss-seller';
  return (
    <ReasonDialog
      title={t(seller ? 'The seller did not come?' : 'The buyer did not come?')}
      hint={t('When and where were you, and did you try to call? The other one will read it.')}
      keep={t('Wait')}
      confirm={t(seller ? 'The seller did not come' : 'The buyer did not come')}
      busy={step.isPending}
      fault={step.fault}
      onConfirm={(reason) => step.mutate(reason)}
      onClose={onClose}
    >
      <p>
        {seller
          ? t(
              '{name} has {hours, plural, one {# hour} other {# hours}} to answer. After that the deal ends: you get all your money back.',
              { name: deal.sellersName, hours: missedHours },
            )
          : t(
              '{name} has {hours, plural, one {# hour} other {# hours}} to answer. After that the deal ends: you get {percent, number} % of the price for your trouble, and the rest goes back to the buyer.',
              { name: deal.buyersName, hours: missedHours, percent: latePercent },
            )}
      </p>
      <p>{t('Until then you can take it back, if you meet after all.')}</p>
    </ReasonDialog>
  );
}
