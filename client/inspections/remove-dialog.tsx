import { useState } from 'react';
import { reason } from '#client/api/call.ts';
import { lazyImport } from '#client/browser/lazy-import.ts';
import { ConfirmDialog } from '#client/ui/confirm-dialog.tsx';
import { t } from '#language/t.ts';
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
      setFault(reason(error));
      setBusy(false);
    }
  }

  return (
    <ConfirmDialog
      title={t('Remove this inspection?')}
      keep={t('Keep it')}
      confirm={t('Remove')}
      grave
      busy={busy}
      fault={fault}
      onConfirm={remove}
      onClose={onClose}
    >
      <p>
        {person
          ? t(
              'All results, notes and photos go, also on your other devices. Copies that are attached to a deal stay there.',
            )
          : t('All results, notes and photos go. Copies that are attached to a deal stay there.')}
      </p>
    </ConfirmDialog>
  );
}
