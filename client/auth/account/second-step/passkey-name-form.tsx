import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { TextField } from '#client/ui/field.tsx';
import { SubmitButton } from '#client/ui/submit-button.tsx';
import { t } from '#language/t.ts';
import { LoginAgainFault } from '../login-again-fault.tsx';

const LONGEST_NAME = 60;

interface PasskeyNameFormProps {
  label: string;
  hint?: string;
  name?: string;
  submit: string;
  save(name: string): Promise<void>;
  onSaved(): Promise<void>;
}

export function PasskeyNameForm({ label, hint, name = '', submit, save, onSaved }: PasskeyNameFormProps) {
  const { register, handleSubmit, reset, formState } = useForm({ defaultValues: { name } });
  const saving = useMutation({
    mutationFn: (fields: { name: string }) => save(fields.name.trim()),
    onError: (error) => console.error(error),
    onSuccess: async () => {
      reset();
      await onSaved();
    },
  });
  return (
    <form
      method="post"
      noValidate
      onSubmit={handleSubmit((fields) => {
        if (!saving.isPending) saving.mutate(fields);
      })}
      className="grid gap-3"
    >
      <TextField
        label={label}
        maxLength={LONGEST_NAME}
        autoComplete="off"
        required
        hint={hint}
        fault={formState.errors.name?.message}
        {...register('name', { validate: (text) => text.trim() !== '' || t('Please fill in this field') })}
      />
      <LoginAgainFault error={saving.error} />
      <SubmitButton busy={saving.isPending} className="justify-self-start">
        {submit}
      </SubmitButton>
    </form>
  );
}
