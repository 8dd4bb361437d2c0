import { useMutation } from '@tanstack/react-query';
import toast from 'react-hot-toast/headless';
import { call, reason as reasonOf } from '#client/api/call.ts';
import { refresh } from '#client/api/query-client.ts';
import { ReasonDialog } from '#client/deals/reason-dialog.tsx';
import { listReportedRatings, type ReportedRating, removeRating } from '#contract/ratings.ts';
import { t } from '#language/t.ts';

interface RemoveRatingDialogProps {
  rating: ReportedRating;
  onClose(): void;
  onGone(): void;
}

export function RemoveRatingDialog({ rating, onClose, onGone }: RemoveRatingDialogProps) {
  const remove = useMutation({
    mutationFn: (reason: string) => call(removeRating, { params: { id: rating._id }, body: { reason } }),
    onSuccess: async ({ modifiedCount }) => {
      if (modifiedCount > 0) toast.success(t('The rating is taken down'));
      else toast(t('Somebody else has already decided about this rating.'));
      await refresh(listReportedRatings);
      onGone();
    },
    onError: (error) => console.error(error),
  });
  return (
    <ReasonDialog
      title={t('Take this rating down?')}
      hint={t('Its author reads this.')}
      keep={t('Leave it')}
      confirm={t('Take it down')}
      busy={remove.isPending}
      fault={remove.error ? reasonOf(remove.error) : undefined}
      onConfirm={(reason) => remove.mutate(reason)}
      onClose={onClose}
    >
      <p>{t('Nobody but its author sees it any more, and it does not count. This cannot be undone.')}</p>
    </ReasonDialog>
  );
}
