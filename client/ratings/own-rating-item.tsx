import { useState } from 'react';
import { Link } from 'react-router';
import { paths } from '#client/paths.ts';
import type { OwnRating } from '#contract/ratings.ts';
import { t } from '#language/t.ts';
import { RatingItem } from './rating-item.tsx';
import { ReplyDialog } from './reply-dialog.tsx';
import { ReportRating } from './report-rating.tsx';

interface OwnRatingItemProps {
  rating: OwnRating;
  /** In lists: the deal that it is about. */
  namesDeal?: boolean;
}

export function OwnRatingItem({ rating, namesDeal = false }: OwnRatingItemProps) {
  const [replying, setReplying] = useState(false);
  const { bookingId, productName, isShown, removedFor, may } = rating;
  return (
    <RatingItem
      rating={rating}
      about={
        namesDeal && (
          <p className="mt-1 text-sm">
            <Link to={paths.deal(bookingId)} className="inline-block min-h-6 text-link">
              {productName}
            </Link>
          </p>
        )
      }
    >
      {!isShown && <p className="mt-2 text-sm text-quiet">{t('Nobody else reads it yet.')}</p>}
      {removedFor && (
        <p className="mt-2 text-sm font-semibold text-error">
          {t('Our admins have taken this rating down: {reason}', { reason: removedFor })}
        </p>
      )}
      {may.reply && (
        <button type="button" onClick={() => setReplying(true)} className="btn btn-outline btn-sm mt-3 me-4">
          {t('Answer in public')}
        </button>
      )}
      {may.report && <ReportRating rating={rating} />}
      {replying && <ReplyDialog rating={rating} onClose={() => setReplying(false)} />}
    </RatingItem>
  );
}
