import { useInfiniteQuery } from '@tanstack/react-query';
import { reason } from '#client/api/call.ts';
import { pages } from '#client/api/query-client.ts';
import { Unblock } from '#client/blocks/unblock.tsx';
import { Day } from '#client/ui/day.tsx';
import { ListFault } from '#client/ui/list-error.tsx';
import { rich } from '#client/ui/rich.ts';
import { ShowMore } from '#client/ui/show-more.tsx';
import { listBlocks } from '#contract/blocks.ts';
import { t } from '#language/t.ts';
import { Card } from './card.tsx';

export const blockedPeople = pages(listBlocks, {});

/** Absent for most people: whoever has blocked nobody. */
export function BlockedPeople() {
  const list = useInfiniteQuery(blockedPeople);
  const blocks = list.data?.pages.flatMap(({ answer }) => answer) ?? [];
  if (!blocks.length && !list.isError) return;
  return (
    <Card
      title={t('Blocked people')}
      lead={t('Neither of you can write to the other, make offers or book bikes of the other. They are not told.')}
    >
      {list.isError && !list.isFetchNextPageError && (
        <ListFault reason={reason(list.error)} busy={list.isFetching} onRetry={list.refetch} />
      )}
      <ul className="divide-y divide-base-300 border-y border-base-300">
        {blocks.map(({ _id, personId, name, blockedAt }) => (
          <li key={_id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
            <p className="min-w-0 wrap-anywhere">
              <strong className="font-semibold">{name}</strong>{' '}
              <span className="text-sm text-quiet">
                {rich('since <day></day>', { day: () => <Day of={blockedAt} /> })}
              </span>
            </p>
            <Unblock person={{ _id: personId, firstName: name }} className="btn-outline btn-sm" />
          </li>
        ))}
      </ul>
      <ShowMore list={list} />
    </Card>
  );
}
