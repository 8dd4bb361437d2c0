import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { IdentityError, WRONG_PASSWORD } from '#client/api/session/identity-client.ts';
import { TextField } from '#client/ui/field.tsx';
import { SubmitButton } from '#client/ui/submit-button.tsx';
import { t } from '#language/t.ts';
import { LoginAgainFault } from '../login-again-fault.tsx';

interface PasswordQuestionProps {
  email: string;
  /** Without a password there is nothing to confirm. */
  hasPassword: boolean;
  button: string;
  onAnswer(password: string | undefined): Promise<void>;
}

/** Re-authentication before a change of the second step. */
export function PasswordQuestion({ email, hasPassword, button, onAnswer }: PasswordQuestionProps) {
  const { register, handleSubmit, setError, formState } = useForm({ defaultValues: { password: '' } });
  const answer = useMutation({
    mutationFn: ({ password }: { password: string }) => onAnswer(hasPassword ? password : undefined),
    onError: (error) => {
      console.error(error);
      if (isWrongPassword(error))
        setError('password', { message: t('This is not your password') }, { shouldFocus: true });
    },
  });
  const other = isWrongPassword(answer.error) ? undefined : answer.error;
  return (
    <form
      method="post"
      noValidate
      onSubmit={handleSubmit((fields) => {
        if (!answer.isPending) answer.mutate(fields);
      })}
      className="grid gap-4"
    >
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      {hasPassword && (
        <TextField
          label={t('Your password')}
          type="password"
          autoComplete="current-password"
          required
          hint={t('To show that it is you')}
          fault={formState.errors.password?.message}
          {...register('password', { required: t('Please fill in this field') })}
        />
      )}
      <LoginAgainFault error={other} />
      <SubmitButton busy={answer.isPending} className="justify-self-end">
        {button}
      </SubmitButton>
    </form>
  );
}

const isWrongPassword = (error: unknown) => error instanceof IdentityError && error.code === WRONG_PASSWORD;
