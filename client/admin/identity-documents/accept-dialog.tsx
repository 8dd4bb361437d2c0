import { call } from '#client/api/call.ts';
import { useConfirmedMutation } from '#client/api/confirmed-mutation.ts';
import { ConfirmDialog } from '#client/ui/confirm-dialog.tsx';
import { decideIdentityDocument } from '#contract/verification.ts';
import { type DocumentDecision, decided } from './document-decision.ts';

export function AcceptDialog({ document: { _id: id, sellerName }, onDone, onClose }: DocumentDecision) {
  const accept = useConfirmedMutation({
    mutate: () => call(decideIdentityDocument, { params: { id }, body: { decision: 'accept' } }),
    onSuccess: async (answer) => {
      await decided(answer, 'The document is accepted.');
      onDone();
    },
  });
  return (
    <ConfirmDialog
      title={`Accept the document of ${sellerName}?`}
      keep="Not yet"
      confirm="Accept"
      {...accept}
      onClose={onClose}
    >
      <p>
        Buyers read for a year that their identity document was seen. The photo is deleted now and cannot be brought
        back; you can revoke the step later on the person’s page.
      </p>
      <p>The badge is another decision: give it on that page, or at All Sellers.</p>
    </ConfirmDialog>
  );
}
