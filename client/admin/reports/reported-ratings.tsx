import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { reason } from '#client/api/call.ts';
import { pages } from '#client/api/query-client.ts';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { useSuccessorFocus } from '#client/ui/focus-next-row.ts';
import { ListFault } from '#client/ui/list-error.tsx';
import { ShowMore } from '#client/ui/show-more.tsx';
import { listReportedRatings, type ReportedRating } from '#contract/ratings.ts';
import { t } from '#language/t.ts';
import { DismissRatingDialog } from './dismiss-rating-dialog.tsx';
import { RemoveRatingDialog } from './remove-rating-dialog.tsx';
import { ReportedRatingItem } from './reported-rating-item.tsx';

export const reportedRatings = pages(listReportedRatings, {});

const dialogs = { dismiss: DismissRatingDialog, remove: RemoveRatingDialog };

export function ReportedRatings() {
  const list = useInfiniteQuery(reportedRatings);
  const [decision, setDecision] = useState<{ on: ReportedRating; by: keyof typeof dialogs }>();
  const { heading, rows, vacate } = useSuccessorFocus<HTMLUListElement>();
  const ratings = list.data?.pages.flatMap(({ answer }) => answer) ?? [];
  const DecisionDialog = decision && dialogs[decision.by];
  return (
    <>
      <h1 ref={heading} tabIndex={-1} className="mb-6 text-4xl">
        {t('Reported ratings')}
      </h1>
      {list.isError && !list.isFetchNextPageError && (
        <ListFault reason={reason(list.error)} busy={list.isFetching} onRetry={list.refetch} />
      )}
      <ul ref={rows} className="grid gap-3">
        {ratings.map((rating) => (
          <ReportedRatingItem
            key={rating._id}
            rating={rating}
            onDismiss={() => setDecision({ on: rating, by: 'dismiss' })}
            onRemove={() => setDecision({ on: rating, by: 'remove' })}
          />
        ))}
      </ul>
      <ShowMore list={list} />
      {list.data && !ratings.length && (
        <EmptyState title={t('No rating is reported')}>
          {t('When somebody reports what another one says of a deal, it waits here for your decision.')}
        </EmptyState>
      )}
      {DecisionDialog && (
        <DecisionDialog
          rating={decision.on}
          onClose={() => setDecision(undefined)}
          onGone={() => {
            setDecision(undefined);
            vacate(ratings.indexOf(decision.on));
          }}
        />
      )}
    </>
  );
}
