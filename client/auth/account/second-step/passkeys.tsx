import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import toast from 'react-hot-toast/headless';
import type { IdentityAccount } from '#client/api/session/identity-client.ts';
import { secondStep } from '#client/api/session/second-step.ts';
import { TextField } from '#client/ui/field.tsx';
import { SubmitButton } from '#client/ui/submit-button.tsx';
import { LoginAgainFault } from '../login-again-fault.tsx';
import { PasskeyRow } from './passkey-row.tsx';
import { secondStepChanged } from './second-step-changed.ts';

const LONGEST_NAME = 60;

export function Passkeys({ account: { passkeys } }: { account: IdentityAccount }) {
  const { register, handleSubmit, reset, formState } = useForm({ defaultValues: { name: '' } });
  const add = useMutation({
    mutationFn: ({ name }: { name: string }) => secondStep.addPasskey(name.trim()),
    onError: (error) => console.error(error),
    onSuccess: async () => {
      reset();
      await secondStepChanged();
      toast.success('Your passkey is added');
    },
  });
  return (
    <section aria-labelledby="passkeys" className="grid gap-3">
      <h3 id="passkeys" className="text-lg">
        Passkeys
      </h3>
      <p className="max-w-prose">
        Log in with the finger, face or PIN of your phone, computer or security key: without a password, and only you
        can.
      </p>
      {passkeys.length > 0 && (
        <ul className="grid divide-y divide-base-300 rounded-box border border-base-300">
          {passkeys.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} />
          ))}
        </ul>
      )}
      <form
        method="post"
        noValidate
        onSubmit={handleSubmit((fields) => {
          if (!add.isPending) add.mutate(fields);
        })}
        className="grid gap-3"
      >
        <TextField
          label="Name of the new passkey"
          maxLength={LONGEST_NAME}
          autoComplete="off"
          required
          hint="So that you know it again, for example My phone"
          fault={formState.errors.name?.message}
          {...register('name', { validate: (name) => name.trim() !== '' || 'Please fill in this field' })}
        />
        <LoginAgainFault error={add.error} />
        <SubmitButton busy={add.isPending} className="justify-self-start">
          Add a passkey
        </SubmitButton>
      </form>
    </section>
  );
}
