import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import toast from 'react-hot-toast/headless';
import { call, reason } from '#client/api/call.ts';
import { refresh } from '#client/api/query-client.ts';
import { Badge } from '#client/ui/badge.tsx';
import { DateTime } from '#client/ui/date-time.tsx';
import { Day } from '#client/ui/day.tsx';
import { rich } from '#client/ui/rich.ts';
import {
  type ImportDecision,
  type ImportReview,
  listImportReviews,
  undoImportReview,
} from '#contract/import-reviews.ts';
import { t } from '#language/t.ts';
import { DecideDialog } from './decide-dialog.tsx';
import { ReviewRows } from './review-rows.tsx';

export function ReviewItem({ review }: { review: ImportReview }) {
  const [pendingDecision, setPendingDecision] = useState<ImportDecision>();
  const [open, setOpen] = useState(false);
  const { _id, fileName, sellerName, sellerEmail, decision } = review;
  return (
    <li className="rounded-box border border-base-300 bg-base-100 p-4">
      <h2 className="text-xl wrap-anywhere">{fileName}</h2>
      <p className="mt-1 wrap-anywhere">
        {sellerName} <span className="text-quiet">({sellerEmail})</span>
      </p>
      <p className="mt-1 flex flex-wrap gap-x-4 gap-y-1 text-sm text-quiet">
        <span>
          {t(
            '{bikes, plural, one {# bike} other {# bikes}} of {rows, plural, one {# row} other {# rows}} would be listed',
            {
              bikes: review.listable,
              rows: review.rows,
            },
          )}
        </span>
        <span>{t('{count, plural, one {# bike on sale} other {# bikes on sale}}', { count: review.onSale })}</span>
        <span>{rich('Joined <day></day>', { day: () => <Day of={review.sellerJoinedAt} /> })}</span>
        <span>{rich('Waits since <time></time>', { time: () => <DateTime of={review.waitsSince} /> })}</span>
      </p>
      <div className="mt-4 flex flex-wrap items-center gap-2">
        <button type="button" aria-expanded={open} onClick={() => setOpen(!open)} className="btn btn-outline">
          {open ? t('Hide the rows') : t('Look at the rows')}
        </button>
        {decision ? (
          <Decided review={review} />
        ) : (
          <>
            <button type="button" onClick={() => setPendingDecision('approved')} className="btn btn-primary">
              {t('Approve')}
            </button>
            <button type="button" onClick={() => setPendingDecision('refused')} className="btn btn-ghost text-error">
              {t('Refuse')}
            </button>
          </>
        )}
      </div>
      {open && <ReviewRows id={_id} />}
      {pendingDecision && (
        <DecideDialog review={review} decision={pendingDecision} onClose={() => setPendingDecision(undefined)} />
      )}
    </li>
  );
}

function Decided({ review: { _id, decision, reason: why, takesEffectAt } }: { review: ImportReview }) {
  const undo = useMutation({
    mutationFn: () => call(undoImportReview, { params: { id: _id } }),
    onError: (error) => toast.error(reason(error)),
    onSettled: () => refresh(listImportReviews),
  });
  return (
    <>
      <Badge tone={decision === 'approved' ? 'good' : 'warning'}>
        {decision === 'approved' ? t('Approved') : t('Refused')}
      </Badge>
      {takesEffectAt && (
        <span className="text-sm text-quiet">
          {rich('Takes effect <time></time>', { time: () => <DateTime of={takesEffectAt} /> })}
        </span>
      )}
      <button type="button" disabled={undo.isPending} onClick={() => undo.mutate()} className="btn btn-outline btn-sm">
        {t('Undo')}
      </button>
      {why && <p className="w-full text-sm text-quiet wrap-anywhere">{why}</p>}
    </>
  );
}
