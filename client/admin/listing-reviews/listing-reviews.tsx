import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import toast from 'react-hot-toast/headless';
import { reason } from '#client/api/call.ts';
import { ASK_AGAIN_MS } from '#client/api/query-client.ts';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { SelectField } from '#client/ui/field.tsx';
import { useSuccessorFocus } from '#client/ui/focus-next-row.ts';
import { listCount } from '#client/ui/list-count.ts';
import { ListFault } from '#client/ui/list-error.tsx';
import { useListView } from '#client/ui/list-view.ts';
import { ShowMore } from '#client/ui/show-more.tsx';
import {
  type ListingDecision,
  type ListingReview,
  REVIEW_ORDERS,
  type ReviewOrder,
} from '#contract/listing-reviews.ts';
import { type Message, message, t } from '#language/t.ts';
import { DecideDialog } from './decide-dialog.tsx';
import type { Against } from './decisions.ts';
import { queueOf } from './queue.ts';
import { ReviewCard } from './review-card.tsx';
import { useDecision } from './use-decision.ts';

const countWords = {
  all: message('{count, plural, =0 {No listing} one {# listing} other {# listings}}'),
  first: message('{count, plural, one {The first # listing} other {The first # listings}}'),
};
const orderTexts: Record<ReviewOrder, Message> = {
  risk: message('Riskiest first'),
  age: message('Longest waiting first'),
};

export function ListingReviews() {
  const { view, change } = useListView(REVIEW_ORDERS);
  const list = useInfiniteQuery({
    ...queueOf(view.sort),
    refetchInterval: ASK_AGAIN_MS,
    placeholderData: keepPreviousData,
  });
  const reviews = list.data?.pages.flatMap(({ answer }) => answer) ?? [];
  const { heading, rows, vacate } = useSuccessorFocus<HTMLUListElement>();
  const [wish, setWish] = useState<{ review: ListingReview; decision: Against }>();
  const decision = useDecision((review) => {
    setWish(undefined);
    vacate(reviews.findIndex(({ _id }) => _id === review._id));
  });

  function decide(review: ListingReview, chosen: ListingDecision) {
    decision.reset();
    if (chosen !== 'approve') setWish({ review, decision: chosen });
    else decision.mutate({ review, decision: chosen }, { onError: (error) => toast.error(reason(error)) });
  }

  return (
    <>
      <h1 ref={heading} tabIndex={-1} className="text-4xl">
        {t('Listings to review')}
      </h1>
      <p className="mt-2 max-w-prose text-quiet">
        {t('The checks found something in these listings. What is withheld is off the market until you decide.')}{' '}
        <span className="max-lg:hidden">
          {t('With the focus on a listing, A approves it, C asks for changes, H hides and R removes it.')}
        </span>
      </p>
      <div className="mt-6 mb-3 flex flex-wrap items-end justify-between gap-x-4 gap-y-3">
        <p role="status" className={reviews.length ? 'text-sm text-quiet' : 'sr-only'}>
          {list.data && listCount(countWords, { length: reviews.length, more: list.hasNextPage, search: '' })}
        </p>
        {reviews.length > 1 && (
          <div className="w-52 max-sm:grow">
            <SelectField
              label={t('Sort by')}
              options={REVIEW_ORDERS.map((value) => ({ value, text: t(orderTexts[value]) }))}
              value={view.sort}
              onChange={({ target }) => change({ sort: target.value as ReviewOrder })}
            />
          </div>
        )}
      </div>
      {list.isError && !list.isFetchNextPageError && (
        <ListFault reason={reason(list.error)} busy={list.isFetching} onRetry={list.refetch} />
      )}
      {reviews.length > 0 ? (
        <>
          <ul
            ref={rows}
            aria-busy={list.isPlaceholderData}
            className="grid gap-4 transition-opacity aria-busy:opacity-60"
          >
            {reviews.map((review) => (
              <ReviewCard
                key={review._id}
                review={review}
                busy={decision.isPending}
                onDecide={(chosen) => decide(review, chosen)}
              />
            ))}
          </ul>
          <ShowMore list={list} />
        </>
      ) : (
        list.data && (
          <EmptyState title={t('No listing waits')}>
            {t(
              'When the checks find something in a new or changed listing, it waits here until an admin has looked at it.',
            )}
          </EmptyState>
        )
      )}
      {wish && (
        <DecideDialog
          {...wish}
          busy={decision.isPending}
          fault={decision.fault}
          onDecide={(why) => decision.mutate({ ...wish, why })}
          onClose={() => setWish(undefined)}
        />
      )}
    </>
  );
}
