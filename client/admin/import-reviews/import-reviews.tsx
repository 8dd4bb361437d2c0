import { useInfiniteQuery } from '@tanstack/react-query';
import { reason } from '#client/api/call.ts';
import { ASK_AGAIN_MS } from '#client/api/query-client.ts';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { listCount } from '#client/ui/list-count.ts';
import { ListFault } from '#client/ui/list-error.tsx';
import { ShowMore } from '#client/ui/show-more.tsx';
import { message, t } from '#language/t.ts';
import { allReviews } from './all-reviews.ts';
import { ReviewItem } from './review-item.tsx';

const countWords = {
  all: message('{count, plural, =0 {No import} one {# import} other {# imports}}'),
  first: message('{count, plural, one {The first # import} other {The first # imports}}'),
};

export function ImportReviews() {
  const list = useInfiniteQuery({ ...allReviews, refetchInterval: ASK_AGAIN_MS });
  const reviews = list.data?.pages.flatMap(({ answer }) => answer) ?? [];
  return (
    <>
      <h1 className="text-4xl">{t('Imports to review')}</h1>
      <p className="mt-2 max-w-prose text-quiet">
        {t(
          'Files with more bikes than their seller may list alone. Look at the rows: are they real bikes, and all different? A decision takes effect after five minutes.',
        )}
      </p>
      <p role="status" className={reviews.length ? 'mt-5 mb-3 text-sm text-quiet' : 'sr-only'}>
        {listCount(countWords, { length: reviews.length, more: list.hasNextPage, search: '' })}
      </p>
      {list.isError && !list.isFetchNextPageError && (
        <ListFault reason={reason(list.error)} busy={list.isFetching} onRetry={list.refetch} />
      )}
      {reviews.length > 0 ? (
        <>
          <ul className="grid gap-4">
            {reviews.map((review) => (
              <ReviewItem key={review._id} review={review} />
            ))}
          </ul>
          <ShowMore list={list} />
        </>
      ) : (
        <div className="mt-6">
          <EmptyState title={t('No import waits')}>
            {t('When a new seller sends a file with many bikes, it waits here until you have looked at it.')}
          </EmptyState>
        </div>
      )}
    </>
  );
}
