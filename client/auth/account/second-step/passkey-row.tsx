import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { Passkey } from '#client/api/session/identity-client.ts';
import { secondStep } from '#client/api/session/second-step.ts';
import { BusyButton } from '#client/ui/busy-button.tsx';
import { Day } from '#client/ui/day.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import { rich } from '#client/ui/rich.ts';
import { t } from '#language/t.ts';
import { LoginAgainFault } from '../login-again-fault.tsx';
import { PasskeyNameForm } from './passkey-name-form.tsx';
import { secondStepChanged } from './second-step-changed.ts';

interface PasskeyRowProps {
  passkey: Passkey;
  onGone(): void;
}

export function PasskeyRow({ passkey: { id, name, addedAt }, onGone }: PasskeyRowProps) {
  const [dialog, setDialog] = useState<'rename' | 'remove'>();
  const close = () => setDialog(undefined);
  const called = name || t('Passkey');
  return (
    <li tabIndex={-1} className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3">
      <span className="min-w-0 grow wrap-anywhere">
        <span className="font-semibold">{called}</span>{' '}
        <span className="text-sm text-quiet">{rich('added <day></day>', { day: () => <Day of={addedAt} /> })}</span>
      </span>
      <button type="button" onClick={() => setDialog('rename')} className="btn btn-ghost btn-sm">
        {rich('Rename<which> {name}</which>', {
          name: called,
          which: (words) => <span className="sr-only">{words}</span>,
        })}
      </button>
      <button type="button" onClick={() => setDialog('remove')} className="btn btn-ghost btn-sm">
        {rich('Remove<which> {name}</which>', {
          name: called,
          which: (words) => <span className="sr-only">{words}</span>,
        })}
      </button>
      {dialog === 'rename' && <RenameDialog id={id} name={name} onClose={close} />}
      {dialog === 'remove' && <RemoveDialog id={id} name={called} onClose={close} onGone={onGone} />}
    </li>
  );
}

interface PasskeyDialogProps {
  id: string;
  name: string;
  onClose(): void;
}

function RenameDialog({ id, name, onClose }: PasskeyDialogProps) {
  return (
    <Dialog title={t('Rename the passkey')} onClose={onClose}>
      <PasskeyNameForm
        label={t('Name')}
        name={name}
        submit={t('Save')}
        save={(next) => secondStep.renamePasskey(id, next)}
        onSaved={() => {
          onClose();
          return secondStepChanged();
        }}
      />
    </Dialog>
  );
}

function RemoveDialog({ id, name, onClose, onGone }: PasskeyDialogProps & Pick<PasskeyRowProps, 'onGone'>) {
  const remove = useMutation({
    mutationFn: () => secondStep.removePasskey(id),
    onError: (error) => console.error(error),
    onSuccess: async () => {
      onClose();
      await secondStepChanged();
      onGone();
    },
  });
  return (
    <Dialog title={t('Remove the passkey?')} onClose={onClose}>
      <p className="wrap-anywhere">
        {t('“{name}” does not log you in any more. On your device you can delete it as well.', { name })}
      </p>
      <div className="mt-3">
        <LoginAgainFault error={remove.error} />
      </div>
      <div className="mt-5 flex flex-wrap justify-end gap-2">
        <button type="button" onClick={onClose} className="btn">
          {t('Keep it')}
        </button>
        <BusyButton busy={remove.isPending} onClick={() => remove.mutate()} className="btn-error">
          {t('Remove')}
        </BusyButton>
      </div>
    </Dialog>
  );
}
