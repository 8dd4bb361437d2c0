import { useCallback } from 'react';
import { readPublic } from '#client/api/request.ts';
import type { Rows } from '#client/navigation/page-data.ts';
import { RatingItem } from '#client/ratings/rating-item.tsx';
import { RatingSummary } from '#client/ratings/rating-summary.tsx';
import { ReportRating } from '#client/ratings/report-rating.tsx';
import type { Rating } from '#contract/ratings.ts';
import type { listSellersRatings, Seller, SellerCursors } from '#contract/sellers.ts';
import { t } from '#language/t.ts';
import { MoreLink, NewestLink } from './more-link.tsx';
import { useNextRows } from './next-rows.ts';
import { listAddress } from './seller-address.ts';

const MOST = 24;

interface SellersRatingsProps {
  seller: Seller;
  ratings: Rows<Rating>;
  cursors: SellerCursors;
}

export function SellersRatings({ seller, ratings, cursors }: SellersRatingsProps) {
  const { _id: id } = seller;
  const read = useCallback(
    (after: string, signal: AbortSignal) => {
      const input = { params: { id }, query: { after, limit: String(MOST) } };
      return readPublic<typeof listSellersRatings>('/sellers/:id/ratings', input, signal);
    },
    [id],
  );
  const list = useNextRows(ratings, read, MOST);
  const address = listAddress(id, cursors, 'ratings');
  return (
    <section id="ratings" aria-labelledby="ratings-title" className="scroll-mt-4">
      <h2 id="ratings-title" className="mb-4 text-2xl">
        {t('Ratings')}
      </h2>
      <RatingSummary of={seller} />
      {cursors.ratings && <NewestLink address={address} label={t('The newest ones first')} />}
      {list.rows.length > 0 && (
        <ul className="mt-6 border-b border-base-300">
          {list.rows.map((rating) => (
            <RatingItem key={rating._id} rating={rating}>
              <ReportRating rating={rating} />
            </RatingItem>
          ))}
        </ul>
      )}
      <MoreLink of={list} address={address} label={t('More ratings')} />
    </section>
  );
}
