import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { reason } from '#client/api/call.ts';
import { queryClient } from '#client/api/query-client.ts';
import { useSuccessorFocus } from '#client/ui/focus-next-row.ts';
import { listCount } from '#client/ui/list-count.ts';
import { ListFault } from '#client/ui/list-error.tsx';
import { ListTools } from '#client/ui/list-tools.tsx';
import { useListView } from '#client/ui/list-view.ts';
import { ShowMore } from '#client/ui/show-more.tsx';
import type { ListedUser, Role, UserOrder } from '#contract/users.ts';
import { type Message, message, t } from '#language/t.ts';
import { NoPeople } from './no-people.tsx';
import { people, peopleOrders } from './people.ts';
import { PeopleTable } from './people-table.tsx';
import { RemoveDialog } from './remove-dialog.tsx';

const orderTexts: Record<UserOrder, Message> = {
  newest: message('Newest first'),
  unverified: message('Unverified first'),
  name: message('Name'),
  email: message('E-mail'),
};

export function PeopleList({ who, title }: { who: Role; title: string }) {
  const { view, change } = useListView(peopleOrders[who]);
  const peopleQuery = people(who, view);
  const list = useInfiniteQuery({ ...peopleQuery, placeholderData: keepPreviousData });
  const [leaving, setLeaving] = useState<ListedUser>();
  const { heading, rows, vacate } = useSuccessorFocus<HTMLTableSectionElement>();
  const found = list.data?.pages.flatMap(({ answer }) => answer) ?? [];
  const { search } = view;

  /** A verification changes the sort order, so the list is refetched before its next page. */
  async function showMore() {
    if (queryClient.getQueryState(peopleQuery.queryKey)?.isInvalidated) await list.refetch();
    await list.fetchNextPage();
  }

  return (
    <>
      <h1 ref={heading} tabIndex={-1} className="text-4xl">
        {title}
      </h1>
      <ListTools
        searchLabel={t('Search by name or e-mail')}
        orders={peopleOrders[who].map((value) => ({ value, text: t(orderTexts[value]) }))}
        view={view}
        onChange={change}
        count={list.data ? listCount(countWords[who], { length: found.length, more: list.hasNextPage, search }) : ''}
        empty={!found.length}
        looking={list.isPlaceholderData}
      />
      {list.isError && !list.isFetchNextPageError && (
        <ListFault reason={reason(list.error)} busy={list.isFetching} onRetry={list.refetch} />
      )}
      {found.length > 0 && (
        <div aria-busy={list.isPlaceholderData} className="transition-opacity aria-busy:opacity-60">
          <PeopleTable who={who} title={title} people={found} rows={rows} onRemove={setLeaving} />
          <ShowMore list={{ ...list, fetchNextPage: showMore }} />
        </div>
      )}
      {list.data && !found.length && <NoPeople who={who} search={search} onClear={() => change({ search: '' })} />}
      {leaving && (
        <RemoveDialog
          person={leaving}
          onClose={() => setLeaving(undefined)}
          onGone={() => {
            setLeaving(undefined);
            vacate(found.indexOf(leaving));
          }}
        />
      )}
    </>
  );
}

const countWords = {
  buyer: {
    all: message('{count, plural, =0 {No buyer} one {# buyer} other {# buyers}}'),
    first: message('{count, plural, one {The first # buyer} other {The first # buyers}}'),
    matching: message(
      '{count, plural, =0 {No buyer matches “{search}”} one {# buyer matches “{search}”} other {# buyers match “{search}”}}',
    ),
    firstMatching: message(
      '{count, plural, one {The first # buyer that matches “{search}”} other {The first # buyers that match “{search}”}}',
    ),
  },
  seller: {
    all: message('{count, plural, =0 {No seller} one {# seller} other {# sellers}}'),
    first: message('{count, plural, one {The first # seller} other {The first # sellers}}'),
    matching: message(
      '{count, plural, =0 {No seller matches “{search}”} one {# seller matches “{search}”} other {# sellers match “{search}”}}',
    ),
    firstMatching: message(
      '{count, plural, one {The first # seller that matches “{search}”} other {The first # sellers that match “{search}”}}',
    ),
  },
  admin: {
    all: message('{count, plural, =0 {No admin} one {# admin} other {# admins}}'),
    first: message('{count, plural, one {The first # admin} other {The first # admins}}'),
    matching: message(
      '{count, plural, =0 {No admin matches “{search}”} one {# admin matches “{search}”} other {# admins match “{search}”}}',
    ),
    firstMatching: message(
      '{count, plural, one {The first # admin that matches “{search}”} other {The first # admins that match “{search}”}}',
    ),
  },
};
