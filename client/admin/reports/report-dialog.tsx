import { useMutation } from '@tanstack/react-query';
import { call, reason as reasonOf } from '#client/api/call.ts';
import { Dialog } from '#client/ui/dialog.tsx';
import { ReportForm } from '#client/ui/report-form.tsx';
import { rich } from '#client/ui/rich.ts';
import type { Product } from '#contract/products.ts';
import { explainReport, MOST_REPORT_WORDS, REPORT_REASONS, type ReportReason } from '#contract/reports.ts';
import { t } from '#language/t.ts';
import { reasonWords } from './reason-words.ts';

interface ReportDialogProps {
  product: Product;
  /** Also called when the person had reported the bike before. */
  onReported(isNew: boolean): void;
  onFault(error: Error): void;
  onClose(): void;
}

export function ReportDialog({ product, onReported, onFault, onClose }: ReportDialogProps) {
  const report = useMutation({
    mutationFn: (body: { reason: ReportReason; words?: string }) =>
      call(explainReport, { params: { id: product._id }, body }),
    onSuccess: ({ modifiedCount }) => onReported(modifiedCount > 0),
    onError: onFault,
  });

  return (
    <Dialog title={t('Report this bike')} onClose={onClose}>
      <p className="mb-4 wrap-anywhere">
        {rich(
          'What is wrong with <strong>{name}</strong>? Our admins look at it; the seller does not learn who reported it.',
          { name: product.productName, strong: (words) => <strong>{words}</strong> },
        )}
      </p>
      <ReportForm
        reasons={REPORT_REASONS}
        names={reasonWords}
        mostWords={MOST_REPORT_WORDS}
        busy={report.isPending}
        fault={report.error ? reasonOf(report.error) : undefined}
        onReport={report.mutate}
        onClose={onClose}
      />
    </Dialog>
  );
}
