import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { queryClient } from '#client/api/query-client.ts';
import { identity } from '#client/api/session/identity.ts';
import { type IdentityAccount, IdentityError, LOGIN_NEEDED, SAME_EMAIL } from '#client/api/session/identity-client.ts';
import { TextField } from '#client/ui/field.tsx';
import { focusPage } from '#client/ui/page-focus.ts';
import { SubmitButton } from '#client/ui/submit-button.tsx';
import { Email } from '#contract/fields.ts';
import { t } from '#language/t.ts';
import { identityAccount } from '../identity-account.ts';
import { LoginAgainFault } from '../login-again-fault.tsx';
import { EmailProofDialog } from './email-proof-dialog.tsx';

const NewEmail = z.object({ newEmail: Email });

const says = (error: unknown, ...codes: string[]) => error instanceof IdentityError && codes.includes(error.code);

export function EmailForm({ account }: { account: IdentityAccount }) {
  const [pendingEmail, setPendingEmail] = useState<string>();
  const [fault, setFault] = useState<unknown>();
  const { register, handleSubmit, setError, formState } = useForm({
    resolver: zodResolver(NewEmail),
    defaultValues: { newEmail: '' },
  });
  // A passkey is no password: the login page asks for it.
  const provesHere = account.hasApp || account.passkeys.length === 0;

  async function send(newEmail: string) {
    await identity.requestEmailChange(newEmail);
    await queryClient.invalidateQueries(identityAccount);
    focusPage();
  }

  const submit = handleSubmit(async ({ newEmail }) => {
    setFault(undefined);
    try {
      await send(newEmail);
    } catch (error) {
      if (says(error, ...LOGIN_NEEDED) && provesHere) return setPendingEmail(newEmail);
      console.error(error);
      if (says(error, SAME_EMAIL))
        setError('newEmail', { message: t('This is your e-mail already') }, { shouldFocus: true });
      else setFault(error);
    }
  });

  return (
    <>
      <form method="post" noValidate onSubmit={submit} className="grid gap-4">
        <TextField
          label={t('New e-mail')}
          type="email"
          autoComplete="email"
          required
          hint={t('We send a link there. Nothing changes until you follow it.')}
          fault={formState.errors.newEmail?.message}
          {...register('newEmail')}
        />
        <LoginAgainFault error={fault} />
        <SubmitButton busy={formState.isSubmitting} className="justify-self-start">
          {t('Send the link')}
        </SubmitButton>
      </form>
      {pendingEmail && (
        <EmailProofDialog
          account={account}
          newEmail={pendingEmail}
          onProved={() => send(pendingEmail)}
          onClose={() => setPendingEmail(undefined)}
        />
      )}
    </>
  );
}
