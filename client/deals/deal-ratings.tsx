import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { query } from '#client/api/query-client.ts';
import { OwnRatingItem } from '#client/ratings/own-rating-item.tsx';
import { RateDialog } from '#client/ratings/rate-dialog.tsx';
import { DateTime } from '#client/ui/date-time.tsx';
import { rich } from '#client/ui/rich.ts';
import type { Deal } from '#contract/deals.ts';
import { type DealRatings as Ratings, readDealRatings } from '#contract/ratings.ts';
import { t } from '#language/t.ts';
import { DealSection } from './section.tsx';

/** The ratings of a deal that has ended, for its two sides. */
export function DealRatings({ deal }: { deal: Deal }) {
  const isOver = deal.endedAt !== undefined && deal.as !== 'admin';
  const { data } = useQuery({ ...query(readDealRatings, { params: { id: deal._id } }), enabled: isOver });
  if (!isOver || !data) return;
  const { may, given, received, isWaiting } = data;
  if (!may && !given && !received && !isWaiting) return;
  return (
    <DealSection title={t('Ratings')}>
      {may && <Asking deal={deal} ratings={data} />}
      <ul className="*:first:border-t-0 *:first:pt-0">
        {received && <OwnRatingItem rating={received} />}
        {given && <OwnRatingItem rating={given} />}
      </ul>
      {isWaiting && !may && (
        <p className="text-sm text-quiet">
          {t('{name} has rated you: soon you can read it.', { name: otherOf(deal) })}
        </p>
      )}
    </DealSection>
  );
}

function Asking({ deal, ratings: { asksDescription, until, isWaiting } }: { deal: Deal; ratings: Ratings }) {
  const [rating, setRating] = useState(false);
  const other = otherOf(deal);
  return (
    <div className="mb-4 rounded-box border border-base-300 bg-base-100 p-4 sm:p-5">
      <p className="wrap-anywhere">
        {isWaiting
          ? t('{name} has rated you. Say how it went, and you both read what the other says.', { name: other })
          : t('How was it with {name}? Neither of you reads the other’s rating before both have written theirs.', {
              name: other,
            })}
      </p>
      {until && (
        <p className="mt-1 text-sm text-quiet">
          {rich('You can rate until <moment></moment>.', { moment: () => <DateTime of={until} /> })}
        </p>
      )}
      <button type="button" onClick={() => setRating(true)} className="btn btn-primary mt-4 max-sm:w-full">
        {t(deal.as === 'buyer' ? 'Rate the seller' : 'Rate the buyer')}
      </button>
      {rating && (
        <RateDialog deal={deal} other={other} asksDescription={asksDescription} onClose={() => setRating(false)} />
      )}
    </div>
  );
}

const otherOf = ({ as, sellersName, buyersName }: Deal) => (as === 'buyer' ? sellersName : buyersName);
