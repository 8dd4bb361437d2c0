import { useInfiniteQuery } from '@tanstack/react-query';
import { reason } from '#client/api/call.ts';
import { ASK_AGAIN_MS } from '#client/api/query-client.ts';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { listCount } from '#client/ui/list-count.ts';
import { ListFault } from '#client/ui/list-error.tsx';
import { ShowMore } from '#client/ui/show-more.tsx';
import { message, t } from '#language/t.ts';
import { allHeldPayouts } from './all-held-payouts.ts';
import { HeldPayoutItem } from './held-payout-item.tsx';

export function HeldPayouts() {
  const list = useInfiniteQuery({ ...allHeldPayouts, refetchInterval: ASK_AGAIN_MS });
  const payouts = list.data?.pages.flatMap(({ answer }) => answer) ?? [];
  return (
    <>
      <h1 className="text-4xl">{t('Held payouts')}</h1>
      <p className="mt-2 max-w-prose text-quiet">
        {t('Money that does not leave before you have looked at the sale. Who has waited longest comes first.')}
      </p>
      <p role="status" className={payouts.length ? 'mt-5 mb-3 text-sm text-quiet' : 'sr-only'}>
        {listCount(countWords, { length: payouts.length, more: list.hasNextPage, search: '' })}
      </p>
      {list.isError && !list.isFetchNextPageError && (
        <ListFault reason={reason(list.error)} busy={list.isFetching} onRetry={list.refetch} />
      )}
      {payouts.length > 0 ? (
        <>
          <ul className="grid gap-3">
            {payouts.map((payout) => (
              <HeldPayoutItem key={payout._id} payout={payout} />
            ))}
          </ul>
          <ShowMore list={list} />
        </>
      ) : (
        <div className="mt-6">
          <EmptyState title={t('Nothing is held')}>
            {t('When a payout looks odd, or its seller was removed, it waits here for your decision.')}
          </EmptyState>
        </div>
      )}
    </>
  );
}

const countWords = {
  all: message('{count, plural, =0 {No payout} one {# payout} other {# payouts}}'),
  first: message('{count, plural, one {The first # payout} other {The first # payouts}}'),
};
