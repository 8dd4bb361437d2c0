import { useInfiniteQuery } from '@tanstack/react-query';
import { reason } from '#client/api/call.ts';
import { ASK_AGAIN_MS } from '#client/api/query-client.ts';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { listCount } from '#client/ui/list-count.ts';
import { ListFault } from '#client/ui/list-error.tsx';
import { ShowMore } from '#client/ui/show-more.tsx';
import { message, t } from '#language/t.ts';
import { allDisputes } from './all-disputes.ts';
import { DisputeItem } from './dispute-item.tsx';

export function Disputes() {
  const list = useInfiniteQuery({ ...allDisputes, refetchInterval: ASK_AGAIN_MS });
  const disputes = list.data?.pages.flatMap(({ answer }) => answer) ?? [];
  return (
    <>
      <h1 className="text-4xl">{t('Disputes')}</h1>
      <p className="mt-2 max-w-prose text-quiet">
        {t(
          'Deals in which something went wrong: the money is held until you decide whose it is. The most urgent comes first.',
        )}
      </p>
      <p role="status" className={disputes.length ? 'mt-5 mb-3 text-sm text-quiet' : 'sr-only'}>
        {listCount(countWords, { length: disputes.length, more: list.hasNextPage, search: '' })}
      </p>
      {list.isError && !list.isFetchNextPageError && (
        <ListFault reason={reason(list.error)} busy={list.isFetching} onRetry={list.refetch} />
      )}
      {disputes.length > 0 ? (
        <>
          <ul className="grid gap-3">
            {disputes.map((dispute) => (
              <DisputeItem key={dispute._id} dispute={dispute} />
            ))}
          </ul>
          <ShowMore list={list} />
        </>
      ) : (
        <div className="mt-6">
          <EmptyState title={t('Nothing to decide')}>
            {t('When a buyer or a seller says that something is wrong with a deal, it waits here for your decision.')}
          </EmptyState>
        </div>
      )}
    </>
  );
}

const countWords = {
  all: message('{count, plural, =0 {No dispute} one {# dispute} other {# disputes}}'),
  first: message('{count, plural, one {The first # dispute} other {The first # disputes}}'),
};
