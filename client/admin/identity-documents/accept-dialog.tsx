import { call } from '#client/api/call.ts';
import { useConfirmedMutation } from '#client/api/confirmed-mutation.ts';
import { ConfirmDialog } from '#client/ui/confirm-dialog.tsx';
import { decideIdentityDocument } from '#contract/verification.ts';
import { t } from '#language/t.ts';
import { type DocumentDecision, decided } from './document-decision.ts';

export function AcceptDialog({ document: { _id: id, sellerName }, onDone, onClose }: DocumentDecision) {
  const accept = useConfirmedMutation({
    mutate: () => call(decideIdentityDocument, { params: { id }, body: { decision: 'accept' } }),
    onSuccess: async (answer) => {
      await decided(answer, t('The document is accepted.'));
      onDone();
    },
  });
  return (
    <ConfirmDialog
      title={t('Accept the document of {name}?', { name: sellerName })}
      keep={t('Not yet')}
      confirm={t('Accept')}
      {...accept}
      onClose={onClose}
    >
      <p>
        {t(
          'Buyers read for a year that their identity document was seen. The photo is deleted now and cannot be brought back; you can revoke the step later on the person’s page.',
        )}
      </p>
      <p>{t('The badge is another decision: give it on that page, or at All Sellers.')}</p>
    </ConfirmDialog>
  );
}
