import { useState } from 'react';
import type { FieldError, UseFormRegisterReturn } from 'react-hook-form';
import { TextField } from '#client/ui/field.tsx';
import { ShowPasswords } from '#client/ui/show-passwords.tsx';

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
        autoComplete={isNew ? 'new-password' : 'current-password'}
        required
        hint={isNew ? 'At least 8 characters' : undefined}
        fault={errors.password?.message}
        {...register('password')}
      />
      <ShowPasswords shown={shown} onChange={setShown} />
    </>
  );
}
