import { useMutation } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import toast from 'react-hot-toast/headless';
import { call, reason } from '#client/api/call.ts';
import { refresh } from '#client/api/query-client.ts';
import { Dialog } from '#client/ui/dialog.tsx';
import { TextAreaField } from '#client/ui/field.tsx';
import { FormFault } from '#client/ui/form-error.tsx';
import { SubmitButton } from '#client/ui/submit-button.tsx';
import {
  decideImportReview,
  type ImportDecision,
  type ImportReview,
  listImportReviews,
  REVIEW_UNDO_MINUTES,
} from '#contract/import-reviews.ts';
import { t } from '#language/t.ts';

interface DecideDialogProps {
  review: ImportReview;
  decision: ImportDecision;
  onClose(): void;
}

export function DecideDialog({ review, decision, onClose }: DecideDialogProps) {
  const isApproval = decision === 'approved';
  const [fault, setFault] = useState<string>();
  const decide = useMutation({
    mutationFn: (why: string) =>
      call(decideImportReview, { params: { id: review._id }, body: { decision, ...(why && { reason: why }) } }),
    onSuccess: async ({ modifiedCount }) => {
      if (!modifiedCount) toast(t('Somebody else has already decided.'));
      await refresh(listImportReviews);
      onClose();
    },
    onError: (error) => setFault(reason(error)),
  });

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const why = String(new FormData(event.currentTarget).get('reason') ?? '').trim();
    if (isApproval || why) decide.mutate(why);
    else setFault(t('Please tell the seller why.'));
  }

  return (
    <Dialog title={isApproval ? t('Approve this import?') : t('Refuse this import?')} onClose={onClose}>
      <form method="post" noValidate onSubmit={submit} className="grid gap-4">
        <p className="wrap-anywhere">
          {isApproval
            ? t('{count, plural, one {# bike} other {# bikes}} of {name} will be on the market.', {
                count: review.listable,
                name: review.sellerName,
              })
            : t('Nothing of {file} is listed. {name} can mend the file and send it again.', {
                file: review.fileName,
                name: review.sellerName,
              })}{' '}
          {t('You can undo this for {count} minutes.', { count: REVIEW_UNDO_MINUTES })}
        </p>
        {!isApproval && (
          <TextAreaField label={t('Why?')} hint={t('The seller reads this.')} rows={3} required name="reason" />
        )}
        <FormFault>{fault}</FormFault>
        <div className="flex flex-wrap justify-end gap-2">
          <button type="button" onClick={onClose} className="btn">
            {t('Not yet')}
          </button>
          <SubmitButton busy={decide.isPending}>{isApproval ? t('Approve') : t('Refuse')}</SubmitButton>
        </div>
      </form>
    </Dialog>
  );
}
