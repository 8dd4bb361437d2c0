import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import toast from 'react-hot-toast/headless';
import { call } from '#client/api/call.ts';
import { showFaults } from '#client/api/form-errors.ts';
import { refresh } from '#client/api/query-client.ts';
import { Badge } from '#client/ui/badge.tsx';
import { BusyButton } from '#client/ui/busy-button.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import { TextAreaField } from '#client/ui/field.tsx';
import { FormFault } from '#client/ui/form-error.tsx';
import { StepDates, stateWords } from '#client/verification/step-card.tsx';
import { stepWords } from '#client/verification/step-words.ts';
import { readPerson } from '#contract/person-facts.ts';
import { revokeVerificationStep } from '#contract/verification.ts';
import type { OwnVerificationStep } from '#contract/verified-steps.ts';

interface PersonsStepProps {
  step: OwnVerificationStep;
  email: string;
}

/** What a person has shown of themselves, for admins. The card provider alone takes a payout account back. */
export function PersonsStep({ step, email }: PersonsStepProps) {
  const [isAsking, setIsAsking] = useState(false);
  const { name } = stepWords[step.step];
  const state = stateWords[step.state];
  const isRevocable = step.step !== 'payouts' && !!step.confirmedAt;
  return (
    <li className="py-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="font-semibold">{name}</span>
        <Badge tone={state.tone}>{state.name}</Badge>
        {isRevocable && (
          <button
            type="button"
            onClick={() => setIsAsking(true)}
            className="btn btn-ghost btn-sm ml-auto"
            aria-label={`Revoke: ${name}`}
          >
            Revoke
          </button>
        )}
      </div>
      <StepDates step={step} />
      {step.reason && <q className="mt-1 block text-sm text-quiet wrap-anywhere">{step.reason}</q>}
      {isAsking && <RevokeDialog step={step} email={email} onClose={() => setIsAsking(false)} />}
    </li>
  );
}

function RevokeDialog({ step: { step }, email, onClose }: PersonsStepProps & { onClose(): void }) {
  const form = useForm({ resolver: zodResolver(revokeVerificationStep.body), defaultValues: { reason: '' } });
  const { errors, isSubmitting } = form.formState;
  const revoke = form.handleSubmit(async (body) => {
    if (step === 'payouts') return;
    try {
      const { modifiedCount } = await call(revokeVerificationStep, { params: { email, step }, body });
      await refresh(readPerson);
      if (modifiedCount) toast.success('Revoked');
      else toast('Another admin was faster: this is how it is now.');
      onClose();
    } catch (error) {
      console.error(error);
      showFaults(form, error);
    }
  });
  return (
    <Dialog title={`Revoke: ${stepWords[step].name}`} onClose={onClose}>
      <form method="post" noValidate onSubmit={revoke} className="grid gap-4">
        <p>
          Buyers no longer see it as confirmed. The seller gets a letter with your reason and can do the step again.
        </p>
        <TextAreaField
          label="Reason"
          hint="The seller reads it to the letter."
          rows={3}
          required
          fault={errors.reason?.message}
          {...form.register('reason')}
        />
        <FormFault>{errors.root?.message}</FormFault>
        <div className="flex flex-wrap justify-end gap-2">
          <button type="button" onClick={onClose} className="btn">
            Not now
          </button>
          <BusyButton type="submit" busy={isSubmitting} className="btn-error">
            Revoke
          </BusyButton>
        </div>
      </form>
    </Dialog>
  );
}
