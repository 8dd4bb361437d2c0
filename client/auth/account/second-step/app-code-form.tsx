import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { reason } from '#client/api/call.ts';
import { secondStep } from '#client/api/session/second-step.ts';
import { TextField } from '#client/ui/field.tsx';
import { SubmitButton } from '#client/ui/submit-button.tsx';
import { t } from '#language/t.ts';

/** A first code proves that the app works before sign-in depends on it. */
export function AppCodeForm({ onWorks }: { onWorks(): void }) {
  const { register, handleSubmit, setError, setFocus, formState } = useForm({ defaultValues: { code: '' } });
  useEffect(() => setFocus('code'), [setFocus]);

  const finish = handleSubmit(async ({ code }) => {
    try {
      await secondStep.finishApp(code);
      onWorks();
    } catch (error) {
      console.error(error);
      setError('code', { message: reason(error) }, { shouldFocus: true });
    }
  });

  return (
    <form method="post" noValidate onSubmit={finish} className="grid gap-4">
      <TextField
        label={t('Code')}
        inputMode="numeric"
        autoComplete="one-time-code"
        required
        hint={t('The six digits that the app shows now')}
        fault={formState.errors.code?.message}
        {...register('code', { required: t('Please fill in this field') })}
      />
      <SubmitButton busy={formState.isSubmitting} className="justify-self-end">
        {t('Turn on')}
      </SubmitButton>
    </form>
  );
}
