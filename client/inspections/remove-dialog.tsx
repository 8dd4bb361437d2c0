import { useState } from 'react';
import { lazyImport } from '#client/browser/lazy-import.ts';
import { ConfirmDialog } from '#client/ui/confirm-dialog.tsx';
import { change } from './local-store.ts';

const loadSync = () => import('./sync.ts');

interface RemoveDialogProps {
  person: string;
  productId: string;
  onClose(): void;
}

export default function RemoveDialog({ person, productId, onClose }: RemoveDialogProps) {
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<string>();

  async function remove() {
    setBusy(true);
    try {
      if (person) await lazyImport(loadSync).then(({ removeFromServer }) => removeFromServer(productId));
      await change(person, productId, () => undefined);
      onClose();
    } catch (error) {
      console.error(error);
      setFault(error instanceof Error ? error.message : undefined);
      setBusy(false);
    }
  }

  return (
    <ConfirmDialog
      title="Remove this inspection?"
      keep="Keep it"
      confirm="Remove"
      grave
      busy={busy}
      fault={fault}
      onConfirm={remove}
      onClose={onClose}
    >
      <p>
        All results, notes and photos go{person && ', also on your other devices'}. Copies that are attached to a deal
        stay there.
      </p>
    </ConfirmDialog>
  );
}
