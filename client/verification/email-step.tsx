import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { call, reason } from '#client/api/call.ts';
import { BusyButton } from '#client/ui/busy-button.tsx';
import { FormFault } from '#client/ui/form-error.tsx';
import { useNow } from '#client/ui/now.ts';
import { sendVerificationCode } from '#contract/verification.ts';
import type { OwnVerificationStep } from '#contract/verified-steps.ts';
import { t } from '#language/t.ts';
import { CodeForm } from './code-form.tsx';
import { isToBeDone } from './renewal.ts';

export function EmailStep({ step, email }: { step: OwnVerificationStep; email: string }) {
  const [isSent, setIsSent] = useState(false);
  const now = useNow();
  const send = useMutation({
    mutationFn: () => call(sendVerificationCode, { body: { step: 'email' } }),
    onSuccess: () => setIsSent(true),
    onError: (error) => console.error(error),
  });
  if (!isToBeDone(step, now)) return;
  if (isSent)
    return <CodeForm step="email" sentTo={email} onDone={() => setIsSent(false)} onAgain={() => setIsSent(false)} />;
  return (
    <div className="grid justify-items-start gap-3">
      <FormFault>{send.error ? reason(send.error) : undefined}</FormFault>
      <BusyButton busy={send.isPending} onClick={() => send.mutate()} className="btn-primary">
        {t('Send me a code')}
      </BusyButton>
    </div>
  );
}
