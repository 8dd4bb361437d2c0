import { useQuery } from '@tanstack/react-query';
import { query } from '#client/api/query-client.ts';
import { paths } from '#client/paths.ts';
import { listListingReviews } from '#contract/listing-reviews.ts';
import { message, t } from '#language/t.ts';
import { NextStep } from './next-step.tsx';
import { pageCount } from './page-count.ts';

export function ListingReviewStep() {
  const { data: reviews } = useQuery(query(listListingReviews, { query: {} }));
  const waiting = reviews?.length ?? 0;
  return (
    <NextStep
      to={paths.listingReviews}
      title={t('Listings to review')}
      text={t('What the checks found in new and changed listings. The riskiest are withheld until you decide.')}
      news={
        reviews &&
        (waiting
          ? pageCount(waiting, {
              all: message('{count, plural, one {# listing waits for you} other {# listings wait for you}}'),
              atLeast: message('{count, plural, other {# or more listings wait for you}}'),
            })
          : t('No listing waits'))
      }
      urgent={waiting > 0}
    />
  );
}
