import { useQuery } from '@tanstack/react-query';
import { query } from '#client/api/query-client.ts';
import { paths } from '#client/paths.ts';
import { listListingReviews } from '#contract/listing-reviews.ts';
import { NextStep } from './next-step.tsx';
import { pluralize } from './pluralize.ts';

export function ListingReviewStep() {
  const { data: reviews } = useQuery(query(listListingReviews, { query: {} }));
  const waiting = reviews?.length ?? 0;
  return (
    <NextStep
      to={paths.listingReviews}
      title="Listings to review"
      text="What the checks found in new and changed listings. The riskiest are withheld until you decide."
      news={
        reviews &&
        (waiting
          ? pluralize(waiting, { one: 'listing waits for you', many: 'listings wait for you' })
          : 'No listing waits')
      }
      urgent={waiting > 0}
    />
  );
}
