import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { reason } from '#client/api/call.ts';
import { IdentityError, WRONG_LOGIN } from '#client/api/session/identity-client.ts';
import { proveWithCode, proveWithPassword } from '#client/api/session/sign-in.ts';
import { TextField } from '#client/ui/field.tsx';
import { FormFault } from '#client/ui/form-error.tsx';
import { ShowPasswords } from '#client/ui/show-passwords.tsx';
import { t } from '#language/t.ts';
import { ProofAnswers, type ProofWords } from './proof-answers.tsx';
import { useSessionHold } from './session-hold.ts';

const filled = z.string().min(1, { error: () => t('Please fill in this field') });
const Proof = z.object({ password: filled, code: z.string().trim() });

export interface ProofProps {
  email: string;
  words: ProofWords;
  onProved(): Promise<void>;
  onClose(): void;
}

export function PasswordProof({ email, words, onProved, onClose }: ProofProps) {
  const [shown, setShown] = useState(false);
  const [codeNeeded, setCodeNeeded] = useState(false);
  const form = useForm({ resolver: zodResolver(Proof), defaultValues: { password: '', code: '' } });
  const { register, handleSubmit, setError, setFocus, formState } = form;
  const { errors, isSubmitting } = formState;
  const { hold, release } = useSessionHold();

  useEffect(() => setFocus(codeNeeded ? 'code' : 'password'), [setFocus, codeNeeded]);

  const act = handleSubmit(async ({ password, code }) => {
    // Between password and code the provider has no session.
    hold();
    try {
      if (codeNeeded) await proveWithCode(code);
      else if ((await proveWithPassword({ email, password })) === 'code-needed') return setCodeNeeded(true);
      release();
      await onProved();
    } catch (error) {
      console.error(error);
      if (!codeNeeded) release();
      if (error instanceof IdentityError && error.code === WRONG_LOGIN)
        setError('password', { message: t('This is not your password') }, { shouldFocus: true });
      else setError('root', { message: reason(error) });
    }
  });

  return (
    <form method="post" noValidate onSubmit={act} className="grid gap-4">
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <TextField
        label={t('Your password')}
        type={shown ? 'text' : 'password'}
        autoComplete="current-password"
        required
        hint={t('To show that it is you')}
        fault={errors.password?.message}
        {...register('password')}
      />
      {codeNeeded && (
        <TextField
          label={t('Code')}
          autoComplete="one-time-code"
          required
          hint={t('From your authenticator app, or one of your backup codes')}
          {...register('code')}
        />
      )}
      <ShowPasswords shown={shown} onChange={setShown} />
      <FormFault>{errors.root?.message}</FormFault>
      <ProofAnswers words={words} busy={isSubmitting} onClose={onClose} />
    </form>
  );
}
