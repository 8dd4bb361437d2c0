import { type ComponentType, useEffect, useState } from 'react';
import toast from 'react-hot-toast/headless';
import type { DealSettings } from '#contract/deal-settings.ts';
import type { DealAct } from '#contract/deal-summary.ts';
import type { Deal } from '#contract/deals.ts';
import { t } from '#language/t.ts';
import type { ActDialogProps } from './act-dialog.ts';
import { DIALOG_ACTS, type DialogAct, endsDeal, labelOf } from './acts.ts';
import { CancelDialog } from './cancel-dialog.tsx';
import { ConfirmStepDialog } from './confirm-step.tsx';
import { MissDialog } from './miss-dialog.tsx';
import { ProposeDialog } from './propose-dialog.tsx';
import { StatementDialog } from './statement-dialog.tsx';

const dialogs: Record<DialogAct, ComponentType<ActDialogProps>> = {
  propose: ProposeDialog,
  confirm: (props) => <ConfirmStepDialog {...props} act="confirm" />,
  state: StatementDialog,
  relist: (props) => <ConfirmStepDialog {...props} act="relist" />,
  withdraw: (props) => <ConfirmStepDialog {...props} act="withdraw" />,
  'miss-seller': MissDialog,
  'miss-buyer': MissDialog,
  dispute: StatementDialog,
  decline: CancelDialog,
  cancel: CancelDialog,
  'cancel-late': CancelDialog,
};

interface DealActionsProps {
  deal: Deal;
  settings: DealSettings;
  /** The next step, as the primary button. */
  main: DealAct | undefined;
}

export function DealActions({ deal, settings, main }: DealActionsProps) {
  const [open, setOpen] = useState<DialogAct>();
  const can = DIALOG_ACTS.filter((act) => deal.may.includes(act));
  const stale = open && !can.includes(open);
  const ActDialog = open && dialogs[open];

  useEffect(() => {
    if (!stale) return;
    setOpen(undefined);
    toast(t('This deal has moved on meanwhile: this is how it is now.'));
  }, [stale]);

  const button = (act: DialogAct) => (
    <button key={act} type="button" onClick={() => setOpen(act)} className={`btn max-sm:grow ${styleOf(act, main)}`}>
      {labelOf(act, deal)}
    </button>
  );

  return (
    <>
      <div className="flex flex-wrap gap-2 not-empty:mt-5">
        {[...can]
          .filter((act) => !isForTrouble(act, main))
          .sort((one, other) => Number(other === main) - Number(one === main))
          .map(button)}
      </div>
      {can.some((act) => isForTrouble(act, main)) && (
        <details className="mt-4">
          <summary className="link w-fit cursor-pointer py-2 text-sm">{t('Problem?')}</summary>
          <p className="mt-1 max-w-prose text-sm text-quiet">
            {t(
              'Try calling first: that solves most problems. If it does not, an admin looks at both sides and decides.',
            )}
          </p>
          <div className="mt-3 flex flex-wrap gap-2">{can.filter((act) => isForTrouble(act, main)).map(button)}</div>
        </details>
      )}
      {ActDialog && !stale && (
        <ActDialog deal={deal} settings={settings} act={open} onClose={() => setOpen(undefined)} />
      )}
    </>
  );
}

function styleOf(act: DialogAct, main: DealAct | undefined) {
  if (act === main) return 'btn-primary';
  return endsDeal(act) ? 'btn-ghost px-3 text-error' : 'btn-outline';
}

/** After the handover a problem is one of the two answers the buyer is asked for, so it is not hidden. */
const isForTrouble = (act: DialogAct, main: DealAct | undefined) =>
  act === 'dispute' && main !== 'dispute' && main !== 'confirm';
