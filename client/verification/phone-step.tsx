import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { call } from '#client/api/call.ts';
import { showFaults } from '#client/api/form-errors.ts';
import { TextField } from '#client/ui/field.tsx';
import { FormFault } from '#client/ui/form-error.tsx';
import { useNow } from '#client/ui/now.ts';
import { SubmitButton } from '#client/ui/submit-button.tsx';
import { InternationalPhone, sendVerificationCode } from '#contract/verification.ts';
import type { OwnVerificationStep } from '#contract/verified-steps.ts';
import { t } from '#language/t.ts';
import { CodeForm } from './code-form.tsx';
import { isToBeDone } from './renewal.ts';
import { WithdrawButton } from './withdraw-button.tsx';

export function PhoneStep({ step }: { step: OwnVerificationStep }) {
  const [isChanging, setIsChanging] = useState(false);
  const now = useNow();
  if (isChanging || isToBeDone(step, now)) return <PhoneForm onDone={() => setIsChanging(false)} />;
  return (
    <div className="flex flex-wrap gap-2">
      <button type="button" onClick={() => setIsChanging(true)} className="btn btn-outline">
        {t('Use another number')}
      </button>
      <WithdrawButton step="phone" title={t('Take your phone number back?')} />
    </div>
  );
}

const Phone = z.object({ phone: InternationalPhone });

function PhoneForm({ onDone }: { onDone(): void }) {
  const [sentTo, setSentTo] = useState<string>();
  const form = useForm({ resolver: zodResolver(Phone), defaultValues: { phone: '' } });
  const { errors, isSubmitting } = form.formState;

  const send = form.handleSubmit(async ({ phone }) => {
    try {
      await call(sendVerificationCode, { body: { step: 'phone', phone } });
      setSentTo(phone);
    } catch (error) {
      console.error(error);
      showFaults(form, error);
    }
  });

  if (sentTo) return <CodeForm step="phone" sentTo={sentTo} onDone={onDone} onAgain={() => setSentTo(undefined)} />;
  return (
    <form method="post" noValidate onSubmit={send} className="grid gap-4">
      <TextField
        label={t('Mobile number')}
        type="tel"
        autoComplete="tel"
        required
        hint={t('With its country code, like +880 1712 345678')}
        fault={errors.phone?.message}
        className="max-w-xs"
        {...form.register('phone')}
      />
      <FormFault>{errors.root?.message}</FormFault>
      <SubmitButton busy={isSubmitting} className="justify-self-start">
        {t('Send me a code')}
      </SubmitButton>
    </form>
  );
}
