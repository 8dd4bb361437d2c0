import { type FormEvent, useState } from 'react';
import { ApiProblem, call } from '#client/api/call.ts';
import { BusyButton } from '#client/ui/busy-button.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import { TextField } from '#client/ui/field.tsx';
import { FormFault } from '#client/ui/form-error.tsx';
import { proposeMeeting } from '#contract/deals.ts';
import { t } from '#language/t.ts';
import type { ActDialogProps } from './act-dialog.ts';
import { SlotFields } from './slot-fields.tsx';
import { inDays, latestSlot, slotFault } from './slots.ts';
import { useStep } from './step.ts';

export function ProposeDialog({ deal, onClose }: ActDialogProps) {
  const [slots, setSlots] = useState(() => [inDays(1)]);
  const [place, setPlace] = useState(deal.proposal?.place ?? deal.location);
  const latest = latestSlot(deal.meetBy);
  const [checked, setChecked] = useState(false);
  const step = useStep({
    take: () => {
      const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
      const body = { slots: slots.map((slot) => new Date(slot).toISOString()), place, timeZone };
      return call(proposeMeeting, { params: { id: deal._id }, body });
    },
    done: t('Your times are proposed'),
    onOver: onClose,
  });
  const faults = step.error instanceof ApiProblem ? (step.error.problem.errors ?? []) : [];
  const faultOf = (name: string) => faults.find(({ field }) => field.split('.')[0] === name)?.message;
  const placeFault = checked && !place.trim() ? t('Please fill in this field') : faultOf('place');
  const slotFaults = checked ? slots.map((slot) => slotFault(slot, slots, latest)) : [];

  function propose(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setChecked(true);
    const good = !slots.some((slot) => slotFault(slot, slots, latest)) && place.trim();
    if (good) return step.isPending || step.mutate();
    const form = event.currentTarget;
    requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
  }

  return (
    <Dialog title={t('When and where could you meet?')} onClose={onClose}>
      <form method="post" noValidate onSubmit={propose} className="grid gap-4">
        {deal.status === 'meeting-agreed' && (
          <p>{t('The meeting that you have agreed on no longer holds then, until a new time is accepted.')}</p>
        )}
        <SlotFields slots={slots} faults={slotFaults} latest={latest} onChange={setSlots} />
        <TextField
          label={t('Place')}
          hint={t('An address or a well-known place')}
          required
          maxLength={200}
          value={place}
          fault={placeFault}
          onChange={({ target }) => setPlace(target.value)}
        />
        <FormFault>{faultOf('slots') ?? (placeFault ? undefined : step.fault)}</FormFault>
        <div className="flex flex-wrap justify-end gap-2">
          <button type="button" onClick={onClose} className="btn">
            {t('Cancel')}
          </button>
          <BusyButton type="submit" busy={step.isPending} className="btn-primary">
            {t('Propose')}
          </BusyButton>
        </div>
      </form>
    </Dialog>
  );
}
