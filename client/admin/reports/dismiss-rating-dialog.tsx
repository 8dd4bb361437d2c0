import { call } from '#client/api/call.ts';
import { toastDeletion, useConfirmedMutation } from '#client/api/confirmed-mutation.ts';
import { refresh } from '#client/api/query-client.ts';
import { ConfirmDialog } from '#client/ui/confirm-dialog.tsx';
import { dismissRatingReports, listReportedRatings, type ReportedRating } from '#contract/ratings.ts';
import { t } from '#language/t.ts';

interface RatingDecision {
  rating: ReportedRating;
  onClose(): void;
  /** The rating has left the list, by this or another admin. */
  onGone(): void;
}

export function DismissRatingDialog({ rating, onClose, onGone }: RatingDecision) {
  const dismiss = useConfirmedMutation({
    mutate: () => call(dismissRatingReports, { params: { id: rating._id } }),
    onSuccess: async (answer) => {
      toastDeletion(answer, t('Somebody else has already decided about this rating.'));
      await refresh(listReportedRatings);
      onGone();
    },
  });
  return (
    <ConfirmDialog
      title={t('Dismiss the reports?')}
      keep={t('Keep')}
      confirm={t('Dismiss')}
      {...dismiss}
      onClose={onClose}
    >
      <p>{t('The rating stays as it is. It comes back to this list only when somebody else reports it.')}</p>
      <p className="font-semibold">{t('This cannot be undone.')}</p>
    </ConfirmDialog>
  );
}
