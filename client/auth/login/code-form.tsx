import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { TextField } from '#client/ui/field.tsx';
import { FormFault } from '#client/ui/form-error.tsx';
import { SubmitButton } from '#client/ui/submit-button.tsx';
import { t } from '#language/t.ts';

const Code = z.object({
  code: z
    .string()
    .trim()
    .min(1, { error: () => t('Please fill in this field') }),
});

interface CodeFormProps {
  onCode(code: string): Promise<void>;
  onBack(): void;
  busy: boolean;
  fault: string | undefined;
}

export function CodeForm({ onCode, onBack, busy, fault }: CodeFormProps) {
  const form = useForm({ resolver: zodResolver(Code), defaultValues: { code: '' } });
  const { register, handleSubmit, setFocus, formState } = form;
  useEffect(() => setFocus('code'), [setFocus]);
  return (
    <form method="post" noValidate onSubmit={handleSubmit(({ code }) => onCode(code))} className="grid gap-4">
      <p>{t('Your password is right. Now the second step:')}</p>
      <TextField
        label={t('Code')}
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        required
        hint={t('From your authenticator app, or one of your backup codes')}
        fault={formState.errors.code?.message}
        {...register('code')}
      />
      <FormFault>{fault}</FormFault>
      <SubmitButton busy={busy}>{t('Login')}</SubmitButton>
      <button type="button" onClick={onBack} className="btn btn-ghost">
        {t('Start again')}
      </button>
    </form>
  );
}
