import toast from 'react-hot-toast/headless';
import { call, isRefused } from '#client/api/call.ts';
import { useConfirmedMutation } from '#client/api/confirmed-mutation.ts';
import { refresh } from '#client/api/query-client.ts';
import { ConfirmDialog } from '#client/ui/confirm-dialog.tsx';
import { type Import, listImports, removeImport } from '#contract/imports.ts';
import { bikes } from './counted.ts';

interface ForgetDialogProps {
  import: Import;
  onClose(): void;
  onGone(): void;
}

export function ForgetDialog({ import: { _id, fileName, outcomes }, onClose, onGone }: ForgetDialogProps) {
  const forget = useConfirmedMutation({
    mutate: () => call(removeImport, { params: { id: _id } }).catch(ifThere),
    onSuccess: async () => {
      toast.success(`${fileName} is forgotten`);
      await refresh(listImports);
      onGone();
    },
  });
  return (
    <ConfirmDialog title="Forget this import?" keep="Keep it" confirm="Forget" grave {...forget} onClose={onClose}>
      <p>
        We forget <strong className="wrap-anywhere">{fileName}</strong>, its rows and what became of them.
      </p>
      {outcomes.imported > 0 && <p>The {bikes(outcomes.imported)} it listed stay on the market.</p>}
    </ConfirmDialog>
  );
}

/** Another tab may have deleted it. */
function ifThere(error: unknown) {
  if (!isRefused(error, 404)) throw error;
}
