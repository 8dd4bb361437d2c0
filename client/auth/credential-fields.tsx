import { useState } from 'react';
import type { FieldError, UseFormRegisterReturn } from 'react-hook-form';
import { TextField } from '#client/ui/field.tsx';
import { ShowPasswords } from '#client/ui/show-passwords.tsx';

interface CredentialFieldsProps {
  email: UseFormRegisterReturn;
  password: UseFormRegisterReturn;
  errors: { email?: FieldError; password?: FieldError };
  /** For a new password. */
  isNew?: boolean;
}

export function CredentialFields({ email, password, errors, isNew = false }: CredentialFieldsProps) {
  const [shown, setShown] = useState(false);
  return (
    <>
      <TextField label="Email" type="email" autoComplete="username" required fault={errors.email?.message} {...email} />
      <TextField
        label="Password"
        type={shown ? 'text' : 'password'}
        autoComplete={isNew ? 'new-password' : 'current-password'}
        required
        hint={isNew ? 'At least 8 characters' : undefined}
        fault={errors.password?.message}
        {...password}
      />
      <ShowPasswords shown={shown} onChange={setShown} />
    </>
  );
}
