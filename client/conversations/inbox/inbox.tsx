import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { reason } from '#client/api/call.ts';
import { ListFault } from '#client/ui/list-error.tsx';
import { SearchField } from '#client/ui/search-field.tsx';
import { ShowMore } from '#client/ui/show-more.tsx';
import { t } from '#language/t.ts';
import { inboxOf } from '../conversation-queries.ts';
import { ConversationRow } from './conversation-row.tsx';
import { NothingHere } from './nothing-here.tsx';
import { searchIn } from './search-in.ts';

interface InboxProps {
  openId: string | undefined;
  className: string;
}

export function Inbox({ openId, className }: InboxProps) {
  const [params, setParams] = useSearchParams();
  const search = searchIn(params);
  const list = useInfiniteQuery({ ...inboxOf(search), placeholderData: keepPreviousData });
  const conversations = list.data?.pages.flatMap(({ answer }) => answer) ?? [];
  const Heading = openId ? 'h2' : 'h1';
  const look = (words: string) =>
    setParams(words ? { search: words } : {}, { preventScrollReset: true, replace: !!words && !!search });

  return (
    <section aria-label={t('All messages')} className={`min-w-0 ${className}`}>
      <Heading tabIndex={-1} className="text-4xl lg:text-2xl">
        {t('Messages')}
      </Heading>
      <div className="mt-4">
        <SearchField label={t('Search in messages')} value={search} onSearch={look} />
      </div>
      <p role="status" className="mt-3 min-h-5 text-sm text-quiet">
        {list.isPlaceholderData ? t('Looking…') : found(search, conversations.length, list.hasNextPage)}
      </p>
      {list.isError && !list.isFetchNextPageError && (
        <ListFault reason={reason(list.error)} busy={list.isFetching} onRetry={list.refetch} />
      )}
      {conversations.length > 0 && (
        <div
          aria-busy={list.isPlaceholderData}
          className="mt-1 transition-opacity aria-busy:opacity-60 lg:-me-2 lg:max-h-[clamp(20rem,100dvh-18rem,40rem)] lg:overflow-y-auto lg:pe-2"
        >
          <ul className="grid grid-cols-[minmax(0,1fr)] gap-2 p-0.5">
            {conversations.map((conversation) => (
              <ConversationRow
                key={conversation._id}
                conversation={conversation}
                search={search}
                isOpen={conversation._id === openId}
              />
            ))}
          </ul>
          <ShowMore list={list} />
        </div>
      )}
      {list.data && !conversations.length && <NothingHere search={search} onClear={() => look('')} />}
    </section>
  );
}

function found(search: string, count: number, hasMore: boolean) {
  if (!search || !count) return '';
  return t(
    hasMore
      ? 'Found in the newest {count, plural, one {# conversation} other {# conversations}}'
      : 'Found in {count, plural, one {# conversation} other {# conversations}}',
    { count },
  );
}
