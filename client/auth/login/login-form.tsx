import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { TextField } from '#client/ui/field.tsx';
import { FormFault } from '#client/ui/form-error.tsx';
import { ShowPasswords } from '#client/ui/show-passwords.tsx';
import { SubmitButton } from '#client/ui/submit-button.tsx';
import { Email } from '#contract/fields.ts';

const Account = z.object({ email: Email, password: z.string().min(1, 'Please fill in this field') });
type Account = z.input<typeof Account>;

interface LoginFormProps {
  onLogin(account: Account): Promise<void>;
  busy: boolean;
  fault: string | undefined;
}

export function LoginForm({ onLogin, busy, fault }: LoginFormProps) {
  const { register, handleSubmit, formState } = useForm<Account>({
    resolver: zodResolver(Account, undefined, { raw: true }),
  });
  const { errors } = formState;
  const [shown, setShown] = useState(false);
  return (
    <form method="post" noValidate onSubmit={handleSubmit(onLogin)} className="grid gap-4">
      <TextField
        label="Email"
        type="email"
        autoComplete="username"
        required
        fault={errors.email?.message}
        {...register('email')}
      />
      <TextField
        label="Password"
        type={shown ? 'text' : 'password'}
        autoComplete="current-password"
        required
        fault={errors.password?.message}
        {...register('password')}
      />
      <ShowPasswords shown={shown} onChange={setShown} />
      <FormFault>{fault}</FormFault>
      <SubmitButton busy={busy}>Login</SubmitButton>
    </form>
  );
}
