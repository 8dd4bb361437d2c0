import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { Passkey } from '#client/api/session/identity-client.ts';
import { secondStep } from '#client/api/session/second-step.ts';
import { BusyButton } from '#client/ui/busy-button.tsx';
import { Day } from '#client/ui/day.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import { TextField } from '#client/ui/field.tsx';
import { SubmitButton } from '#client/ui/submit-button.tsx';
import { LoginAgainFault } from '../login-again-fault.tsx';
import { secondStepChanged } from './second-step-changed.ts';

const LONGEST_NAME = 60;

export function PasskeyRow({ passkey: { id, name, addedAt } }: { passkey: Passkey }) {
  const [asked, setAsked] = useState<'rename' | 'remove'>();
  const close = () => setAsked(undefined);
  const called = name || 'Passkey';
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3">
      <span className="min-w-0 grow wrap-anywhere">
        <span className="font-semibold">{called}</span>{' '}
        <span className="text-sm text-quiet">
          added <Day of={addedAt} />
        </span>
      </span>
      <button type="button" onClick={() => setAsked('rename')} className="btn btn-ghost btn-sm">
        Rename<span className="sr-only"> {called}</span>
      </button>
      <button type="button" onClick={() => setAsked('remove')} className="btn btn-ghost btn-sm">
        Remove<span className="sr-only"> {called}</span>
      </button>
      {asked === 'rename' && <RenameDialog id={id} name={name} onClose={close} />}
      {asked === 'remove' && <RemoveDialog id={id} name={called} onClose={close} />}
    </li>
  );
}

interface PasskeyDialogProps {
  id: string;
  name: string;
  onClose(): void;
}

function RenameDialog({ id, name, onClose }: PasskeyDialogProps) {
  const { register, handleSubmit, formState } = useForm({ defaultValues: { name } });
  const rename = useMutation({
    mutationFn: (fields: { name: string }) => secondStep.renamePasskey(id, fields.name.trim()),
    onError: (error) => console.error(error),
    onSuccess: async () => {
      onClose();
      await secondStepChanged();
    },
  });
  return (
    <Dialog title="Rename the passkey" onClose={onClose}>
      <form
        method="post"
        noValidate
        onSubmit={handleSubmit((fields) => {
          if (!rename.isPending) rename.mutate(fields);
        })}
        className="grid gap-4"
      >
        <TextField
          label="Name"
          maxLength={LONGEST_NAME}
          autoComplete="off"
          required
          fault={formState.errors.name?.message}
          {...register('name', { validate: (text) => text.trim() !== '' || 'Please fill in this field' })}
        />
        <LoginAgainFault error={rename.error} />
        <SubmitButton busy={rename.isPending} className="justify-self-end">
          Save
        </SubmitButton>
      </form>
    </Dialog>
  );
}

function RemoveDialog({ id, name, onClose }: PasskeyDialogProps) {
  const remove = useMutation({
    mutationFn: () => secondStep.removePasskey(id),
    onError: (error) => console.error(error),
    onSuccess: async () => {
      onClose();
      await secondStepChanged();
    },
  });
  return (
    <Dialog title="Remove the passkey?" onClose={onClose}>
      <p className="wrap-anywhere">“{name}” does not log you in any more. On your device you can delete it as well.</p>
      <div className="mt-3">
        <LoginAgainFault error={remove.error} />
      </div>
      <div className="mt-5 flex flex-wrap justify-end gap-2">
        <button type="button" onClick={onClose} className="btn">
          Keep it
        </button>
        <BusyButton busy={remove.isPending} onClick={() => remove.mutate()} className="btn-error">
          Remove
        </BusyButton>
      </div>
    </Dialog>
  );
}
