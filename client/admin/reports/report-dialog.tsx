import { useMutation } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { call, reason as reasonOf } from '#client/api/call.ts';
import { Dialog } from '#client/ui/dialog.tsx';
import { TextAreaField } from '#client/ui/field.tsx';
import { FormFault } from '#client/ui/form-error.tsx';
import { SubmitButton } from '#client/ui/submit-button.tsx';
import type { Product } from '#contract/products.ts';
import { explainReport, MOST_REPORT_WORDS, REPORT_REASONS, type ReportReason } from '#contract/reports.ts';
import { reasonWords } from './reason-words.ts';

interface ReportDialogProps {
  product: Product;
  /** Also called when the person had reported the bike before. */
  onReported(isNew: boolean): void;
  onFault(error: Error): void;
  onClose(): void;
}

export function ReportDialog({ product, onReported, onFault, onClose }: ReportDialogProps) {
  const [reason, setReason] = useState<ReportReason>();
  const [words, setWords] = useState('');
  const [missing, setMissing] = useState(false);
  const report = useMutation({
    mutationFn: (why: ReportReason) =>
      call(explainReport, {
        params: { id: product._id },
        body: { reason: why, ...(words.trim() && { words }) },
      }),
    onSuccess: ({ modifiedCount }) => onReported(modifiedCount > 0),
    onError: onFault,
  });

  function send(event: SubmitEvent) {
    event.preventDefault();
    if (report.isPending) return;
    setMissing(!reason);
    if (reason) report.mutate(reason);
  }

  return (
    <Dialog title="Report this bike" onClose={onClose}>
      <p className="mb-4 wrap-anywhere">
        What is wrong with <strong>{product.productName}</strong>? Our admins look at it; the seller does not learn who
        reported it.
      </p>
      <form method="post" noValidate onSubmit={send} className="grid gap-4">
        <fieldset>
          <legend className="sr-only">Reason</legend>
          {REPORT_REASONS.map((value) => (
            <label key={value} className="flex min-h-11 items-center gap-3">
              <input
                type="radio"
                name="reason"
                value={value}
                checked={reason === value}
                onChange={() => {
                  setReason(value);
                  setMissing(false);
                }}
                className="radio"
              />
              {reasonWords[value]}
            </label>
          ))}
        </fieldset>
        <TextAreaField
          label="Anything else? (optional)"
          rows={2}
          maxLength={MOST_REPORT_WORDS}
          value={words}
          onChange={({ target }) => setWords(target.value)}
        />
        <FormFault>
          {missing ? 'Please choose one of the reasons' : report.error ? reasonOf(report.error) : undefined}
        </FormFault>
        <div className="flex flex-wrap justify-end gap-2">
          <button type="button" onClick={onClose} className="btn">
            Cancel
          </button>
          <SubmitButton busy={report.isPending}>Report</SubmitButton>
        </div>
      </form>
    </Dialog>
  );
}
