import toast from 'react-hot-toast/headless';
import { call, isRefused } from '#client/api/call.ts';
import { useConfirmedMutation } from '#client/api/confirmed-mutation.ts';
import { refresh } from '#client/api/query-client.ts';
import { ConfirmDialog } from '#client/ui/confirm-dialog.tsx';
import { rich } from '#client/ui/rich.ts';
import { type Import, listImports, removeImport } from '#contract/imports.ts';
import { t } from '#language/t.ts';

interface ForgetDialogProps {
  import: Import;
  onClose(): void;
  onGone(): void;
}

export function ForgetDialog({ import: { _id, fileName, outcomes }, onClose, onGone }: ForgetDialogProps) {
  const forget = useConfirmedMutation({
    mutate: () => call(removeImport, { params: { id: _id } }).catch(ifThere),
    onSuccess: async () => {
      toast.success(t('{file} is forgotten', { file: fileName }));
      await refresh(listImports);
      onGone();
    },
  });
  return (
    <ConfirmDialog
      title={t('Forget this import?')}
      keep={t('Keep it')}
      confirm={t('Forget')}
      grave
      {...forget}
      onClose={onClose}
    >
      <p>
        {rich('We forget <file>{name}</file>, its rows and what became of them.', {
          name: fileName,
          file: (name) => <strong className="wrap-anywhere">{name}</strong>,
        })}
      </p>
      {outcomes.imported > 0 && (
        <p>
          {t(
            '{count, plural, one {The # bike it listed stay on the market.} other {The # bikes it listed stay on the market.}}',
            { count: outcomes.imported },
          )}
        </p>
      )}
    </ConfirmDialog>
  );
}

/** Another tab may have deleted it. */
function ifThere(error: unknown) {
  if (!isRefused(error, 404)) throw error;
}
