import { useMutation } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import toast from 'react-hot-toast/headless';
import { toastAnotherAdmin } from '#client/admin/another-admin.ts';
import { call, reason } from '#client/api/call.ts';
import { invalidate, refresh } from '#client/api/query-client.ts';
import { Card } from '#client/auth/account/card.tsx';
import { useRight } from '#client/auth/use-right.ts';
import { Day } from '#client/ui/day.tsx';
import { TextAreaField } from '#client/ui/field.tsx';
import { FormFault } from '#client/ui/form-error.tsx';
import { rich } from '#client/ui/rich.ts';
import { SubmitButton } from '#client/ui/submit-button.tsx';
import { VerifiedBadge } from '#client/verification/verified-badge.tsx';
import { decideVerification, MOST_NOTE, type PersonFacts, readPerson } from '#contract/person-facts.ts';
import { listUsers } from '#contract/users.ts';
import { t } from '#language/t.ts';
import { PersonsStep } from './persons-step.tsx';

export function VerificationCard({ facts: { user, verifications, steps, verifiedUntil } }: { facts: PersonFacts }) {
  const [note, setNote] = useState('');
  const mayDecide = useRight('identity');
  const { isVarified, email } = user;
  const decide = useMutation({
    mutationFn: () =>
      call(decideVerification, {
        params: { email },
        body: { isVarified: !isVarified, ...(note.trim() && { note }) },
      }),
    onSuccess: async ({ modifiedCount }) => {
      if (modifiedCount > 0) toast.success(t('Updated Succesfully'));
      else toastAnotherAdmin();
      setNote('');
      void invalidate(listUsers);
      await refresh(readPerson);
    },
    onError: (error) => console.error(error),
  });

  function send(event: SubmitEvent) {
    event.preventDefault();
    if (!decide.isPending) decide.mutate();
  }

  return (
    <Card title={t('Verification')}>
      <p className="flex items-center gap-1.5 font-semibold">
        {isVarified ? (
          <>
            <VerifiedBadge label={t('Verified')} /> {t('Varified')}
            {verifiedUntil && (
              <span className="font-normal text-quiet">
                {rich('until <day></day>', { day: () => <Day of={verifiedUntil} /> })}
              </span>
            )}
          </>
        ) : (
          t('unverified')
        )}
      </p>
      <ul className="mt-4 divide-y divide-base-300 border-y border-base-300">
        {steps.map((step) => (
          <PersonsStep key={step.step} step={step} email={email} mayRevoke={mayDecide} />
        ))}
      </ul>
      {verifications.length > 0 && (
        <ul className="mt-3 grid gap-1 text-sm">
          {verifications.map(({ _id, isVarified, note, by, decidedAt }) => (
            <li key={_id} className="wrap-anywhere">
              {rich(
                isVarified
                  ? by
                    ? 'Verified on <day></day> by {name}'
                    : 'Verified on <day></day>'
                  : by
                    ? 'Taken back on <day></day> by {name}'
                    : 'Taken back on <day></day>',
                { name: by ?? '', day: () => <Day of={decidedAt} /> },
              )}
              {note && <>: {note}</>}
            </li>
          ))}
        </ul>
      )}
      {mayDecide && (
        <form method="post" noValidate onSubmit={send} className="mt-4 grid gap-4">
          <TextAreaField
            label={isVarified ? t('Why is it taken back? (optional)') : t('What did you check? (optional)')}
            rows={2}
            maxLength={MOST_NOTE}
            value={note}
            onChange={({ target }) => setNote(target.value)}
          />
          <FormFault>{decide.error ? reason(decide.error) : undefined}</FormFault>
          <SubmitButton busy={decide.isPending} className="justify-self-start">
            {isVarified ? t('Take the verification back') : t('Verify')}
          </SubmitButton>
        </form>
      )}
    </Card>
  );
}
