import { useState } from 'react';
import toast from 'react-hot-toast/headless';
import { toastAnotherAdmin } from '#client/admin/another-admin.ts';
import { call } from '#client/api/call.ts';
import { refresh } from '#client/api/query-client.ts';
import { Badge } from '#client/ui/badge.tsx';
import { WordsDialog } from '#client/ui/words-dialog.tsx';
import { StepDates, stateWords } from '#client/verification/step-card.tsx';
import { stepWords } from '#client/verification/step-words.ts';
import { readPerson } from '#contract/person-facts.ts';
import { MOST_REFUSAL, revokeVerificationStep } from '#contract/verification.ts';
import type { OwnVerificationStep } from '#contract/verified-steps.ts';
import { t } from '#language/t.ts';

interface PersonsStepProps {
  step: OwnVerificationStep;
  email: string;
  mayRevoke: boolean;
}

/** What a person has shown of themselves, for admins. The card provider alone takes a payout account back. */
export function PersonsStep({ step, email, mayRevoke }: PersonsStepProps) {
  const [isAsking, setIsAsking] = useState(false);
  const name = t(stepWords[step.step].name);
  const state = stateWords[step.state];
  const isRevocable = mayRevoke && step.step !== 'payouts' && !!step.confirmedAt;
  return (
    <li className="py-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="font-semibold">{name}</span>
        <Badge tone={state.tone}>{t(state.name)}</Badge>
        {isRevocable && (
          <button
            type="button"
            onClick={() => setIsAsking(true)}
            className="btn btn-ghost btn-sm ms-auto"
            aria-label={t('Revoke: {name}', { name })}
          >
            {t('Revoke')}
          </button>
        )}
      </div>
      <StepDates step={step} />
      {step.reason && <q className="mt-1 block text-sm text-quiet wrap-anywhere">{step.reason}</q>}
      {isAsking && <RevokeDialog step={step} email={email} onClose={() => setIsAsking(false)} />}
    </li>
  );
}

function RevokeDialog({ step: { step }, email, onClose }: Omit<PersonsStepProps, 'mayRevoke'> & { onClose(): void }) {
  async function revoke(reason: string) {
    if (step === 'payouts') return;
    const { modifiedCount } = await call(revokeVerificationStep, { params: { email, step }, body: { reason } });
    await refresh(readPerson);
    if (modifiedCount) toast.success(t('Revoked'));
    else toastAnotherAdmin();
    onClose();
  }
  return (
    <WordsDialog
      title={t('Revoke: {name}', { name: t(stepWords[step].name) })}
      label={t('Reason')}
      hint={t('The seller reads it to the letter.')}
      mostWords={MOST_REFUSAL}
      keep={t('Not now')}
      act={t('Revoke')}
      grave
      onSend={revoke}
      onClose={onClose}
    >
      <p>
        {t(
          'Buyers no longer see it as confirmed. The seller gets a letter with your reason and can do the step again.',
        )}
      </p>
    </WordsDialog>
  );
}
