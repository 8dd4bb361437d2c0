import { useState } from 'react';
import type { FieldError, UseFormRegisterReturn } from 'react-hook-form';
import { TextField } from '#client/ui/field.tsx';
import { ShowPasswords } from '#client/ui/show-passwords.tsx';
import { t } from '#language/t.ts';

interface CredentialFieldsProps {
  register(name: 'email' | 'password'): UseFormRegisterReturn;
  errors: { email?: FieldError; password?: FieldError };
  /** For a new password. */
  isNew?: boolean;
}

export function CredentialFields({ register, errors, isNew }: CredentialFieldsProps) {
  const [shown, setShown] = useState(false);
  return (
    <>
      <TextField
        label={t('Email')}
        type="email"
        autoComplete="username"
        required
        fault={errors.email?.message}
        {...register('email')}
      />
      <TextField
        label={t('Password')}
        type={shown ? 'text' : 'password'}
        autoComplete={isNew ? 'new-password' : 'current-password'}
        required
        hint={isNew ? t('At least 8 characters') : undefined}
        fault={errors.password?.message}
        {...register('password')}
      />
      <ShowPasswords shown={shown} onChange={setShown} />
    </>
  );
}
