import { call } from '#client/api/call.ts';
import { toastDeletion, useConfirmedMutation } from '#client/api/confirmed-mutation.ts';
import { refresh } from '#client/api/query-client.ts';
import { ConfirmDialog } from '#client/ui/confirm-dialog.tsx';
import { rich } from '#client/ui/rich.ts';
import { dismissReports, listReportedProducts } from '#contract/reports.ts';
import { t } from '#language/t.ts';
import type { Decision } from './decision.ts';

export function DismissDialog({ item, onClose, onGone }: Decision) {
  const dismiss = useConfirmedMutation({
    mutate: () => call(dismissReports, { params: { id: item._id } }),
    onSuccess: async (answer) => {
      toastDeletion(answer, t('Somebody else has already decided about {name}.', { name: item.productName }));
      await refresh(listReportedProducts);
      onGone();
    },
  });
  return (
    <ConfirmDialog
      title={t('{count, plural, one {Dismiss this report?} other {Dismiss these # reports?}}', { count: item.reports })}
      keep={t('Keep')}
      confirm={t('Dismiss')}
      {...dismiss}
      onClose={onClose}
    >
      <p>
        {rich(
          '<strong>{name}</strong> stays on the market. It comes back to this list only when somebody else reports it, or the same person for another reason after a week.',
          { name: item.productName, strong: (words) => <strong className="wrap-anywhere">{words}</strong> },
        )}
      </p>
      <p className="font-semibold">{t('This cannot be undone.')}</p>
    </ConfirmDialog>
  );
}
