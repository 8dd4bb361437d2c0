import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import toast from 'react-hot-toast/headless';
import { z } from 'zod';
import { reason } from '#client/api/call.ts';
import { identity } from '#client/api/session/identity.ts';
import { EASY_PASSWORD, IdentityError, WRONG_PASSWORD } from '#client/api/session/identity-client.ts';
import { Password } from '#client/auth/signup/new-account.ts';
import { TextField } from '#client/ui/field.tsx';
import { FormFault } from '#client/ui/form-error.tsx';
import { ShowPasswords } from '#client/ui/show-passwords.tsx';
import { SubmitButton } from '#client/ui/submit-button.tsx';
import { t } from '#language/t.ts';
import { Card } from './card.tsx';

const Passwords = z.object({
  current: z.string().min(1, { error: () => t('Please fill in this field') }),
  next: Password,
});
type Passwords = z.infer<typeof Passwords>;

const blank: Passwords = { current: '', next: '' };

export function PasswordForm({ email }: { email: string }) {
  const [shown, setShown] = useState(false);
  const form = useForm<Passwords>({ resolver: zodResolver(Passwords), defaultValues: blank });
  const { register, handleSubmit, setError, reset, formState } = form;
  const { errors, isSubmitting } = formState;
  const type = shown ? 'text' : 'password';

  const change = handleSubmit(async (passwords) => {
    try {
      await identity.changePassword(passwords);
      reset(blank);
      setShown(false);
      toast.success(t('Your password is changed'));
    } catch (error) {
      console.error(error);
      if (error instanceof IdentityError && error.code === WRONG_PASSWORD)
        setError('current', { message: t('This is not your current password') }, { shouldFocus: true });
      else if (error instanceof IdentityError && error.code === EASY_PASSWORD)
        setError('next', { message: error.message }, { shouldFocus: true });
      else setError('root', { message: reason(error) });
    }
  });

  return (
    <Card title={t('Change your password')} lead={t('You will be logged out on your other devices.')}>
      <form method="post" noValidate onSubmit={change} className="grid gap-4">
        <input type="email" autoComplete="username" value={email} readOnly hidden />
        <TextField
          label={t('Current password')}
          type={type}
          autoComplete="current-password"
          required
          fault={errors.current?.message}
          {...register('current')}
        />
        <TextField
          label={t('New password')}
          type={type}
          autoComplete="new-password"
          required
          hint={t('8 to 128 characters')}
          fault={errors.next?.message}
          {...register('next')}
        />
        <ShowPasswords shown={shown} onChange={setShown} />
        <FormFault>{errors.root?.message}</FormFault>
        <SubmitButton busy={isSubmitting} className="justify-self-start">
          {t('Change password')}
        </SubmitButton>
      </form>
    </Card>
  );
}
