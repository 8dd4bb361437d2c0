import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import toast from 'react-hot-toast/headless';
import { call } from '#client/api/call.ts';
import { showFaults } from '#client/api/form-errors.ts';
import { refresh } from '#client/api/query-client.ts';
import { TextField } from '#client/ui/field.tsx';
import { FormFault } from '#client/ui/form-error.tsx';
import { rich } from '#client/ui/rich.ts';
import { SubmitButton } from '#client/ui/submit-button.tsx';
import {
  confirmVerificationCode,
  readVerification,
  SENT_CODE_DIGITS,
  SENT_CODE_MINUTES,
} from '#contract/verification.ts';
import { t } from '#language/t.ts';

interface CodeFormProps {
  step: 'email' | 'phone';
  sentTo: string;
  onDone(): void;
  /** Back to where the code is asked for. */
  onAgain(): void;
}

const Code = confirmVerificationCode.body.pick({ code: true });

export function CodeForm({ step, sentTo, onDone, onAgain }: CodeFormProps) {
  const form = useForm({ resolver: zodResolver(Code), defaultValues: { code: '' } });
  const { errors, isSubmitting } = form.formState;

  const confirm = form.handleSubmit(async ({ code }) => {
    try {
      await call(confirmVerificationCode, { body: { step, code } });
      await refresh(readVerification);
      toast.success(t('Confirmed'));
      onDone();
    } catch (error) {
      console.error(error);
      showFaults(form, error);
    }
  });

  return (
    <form method="post" noValidate onSubmit={confirm} className="grid gap-4">
      <p role="status" className="wrap-anywhere">
        {rich('A code is on its way to <to></to>. It works for {minutes, plural, one {# minute} other {# minutes}}.', {
          to: () => <strong className="font-semibold">{sentTo}</strong>,
          minutes: SENT_CODE_MINUTES,
        })}
      </p>
      <TextField
        label={t('Code')}
        inputMode="numeric"
        autoComplete="one-time-code"
        // The field takes the place of the button that was pressed.
        autoFocus
        maxLength={20}
        required
        hint={t('{count, plural, one {The # digit that we sent} other {The # digits that we sent}}', {
          count: SENT_CODE_DIGITS,
        })}
        fault={errors.code?.message}
        className="max-w-48 font-mono tracking-widest"
        {...form.register('code')}
      />
      <FormFault>{errors.root?.message}</FormFault>
      <div className="flex flex-wrap gap-2">
        <SubmitButton busy={isSubmitting}>{t('Confirm')}</SubmitButton>
        <button type="button" onClick={onAgain} className="btn btn-ghost">
          {t('I got no code')}
        </button>
      </div>
    </form>
  );
}
