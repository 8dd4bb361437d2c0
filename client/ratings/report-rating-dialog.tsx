import { QueryClientProvider, useMutation } from '@tanstack/react-query';
import toast from 'react-hot-toast/headless';
import { call, reason as reasonOf } from '#client/api/call.ts';
import { queryClient } from '#client/api/query-client.ts';
import { Dialog } from '#client/ui/dialog.tsx';
import { ReportForm } from '#client/ui/report-form.tsx';
import {
  MOST_REPLY,
  RATING_REPORT_REASONS,
  type Rating,
  type RatingReportReason,
  reportRating,
} from '#contract/ratings.ts';
import { t } from '#language/t.ts';
import { reportWords } from './report-words.ts';

interface ReportRatingDialogProps {
  rating: Rating;
  onReported(): void;
  onClose(): void;
}

export function ReportRatingDialog(props: ReportRatingDialogProps) {
  return (
    <QueryClientProvider client={queryClient}>
      <ReportRating {...props} />
    </QueryClientProvider>
  );
}

function ReportRating({ rating, onReported, onClose }: ReportRatingDialogProps) {
  const report = useMutation({
    mutationFn: (body: { reason: RatingReportReason; words?: string }) =>
      call(reportRating, { params: { id: rating._id }, body }),
    onSuccess: ({ modifiedCount }) => {
      if (modifiedCount > 0) toast.success(t('Reported Successfully'));
      else toast(t('You have reported this rating before. Our admins will look at it.'));
      onReported();
    },
    onError: (error) => console.error(error),
  });

  return (
    <Dialog title={t('Report this rating')} onClose={onClose}>
      <p className="mb-4">
        {t('What is wrong with it? Our admins look at it; its author does not learn who reported it.')}
      </p>
      <ReportForm
        reasons={RATING_REPORT_REASONS}
        names={reportWords}
        mostWords={MOST_REPLY}
        busy={report.isPending}
        fault={report.error ? reasonOf(report.error) : undefined}
        onReport={report.mutate}
        onClose={onClose}
      />
    </Dialog>
  );
}
