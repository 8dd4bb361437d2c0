import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { reason } from '#client/api/call.ts';
import { useSuccessorFocus } from '#client/ui/focus-next-row.ts';
import { listCount } from '#client/ui/list-count.ts';
import { ListFault } from '#client/ui/list-error.tsx';
import { ListTools } from '#client/ui/list-tools.tsx';
import { useListView } from '#client/ui/list-view.ts';
import { ShowMore } from '#client/ui/show-more.tsx';
import { REPORT_ORDERS, type ReportedProduct } from '#contract/reports.ts';
import { message, t } from '#language/t.ts';
import { DismissDialog } from './dismiss-dialog.tsx';
import { NothingReported } from './nothing-reported.tsx';
import { reported } from './reported.ts';
import { ReportedItem } from './reported-item.tsx';
import { WithdrawDialog } from './withdraw-dialog.tsx';

const orderTexts = { newest: message('Last reported'), most: message('Most reported') };

const dialogs = { dismiss: DismissDialog, withdraw: WithdrawDialog };

export function ReportedItems() {
  const { view, change } = useListView(REPORT_ORDERS);
  const list = useInfiniteQuery({ ...reported(view), placeholderData: keepPreviousData });
  const [decision, setDecision] = useState<{ on: ReportedProduct; by: keyof typeof dialogs }>();
  const { heading, rows, vacate } = useSuccessorFocus<HTMLUListElement>();
  const items = list.data?.pages.flatMap(({ answer }) => answer) ?? [];
  const { search } = view;
  const DecisionDialog = decision && dialogs[decision.by];
  return (
    <>
      <h1 ref={heading} tabIndex={-1} className="text-4xl">
        {t('Reported Items')}
      </h1>
      <ListTools
        searchLabel={t('Search by bike or seller')}
        orders={REPORT_ORDERS.map((value) => ({ value, text: t(orderTexts[value]) }))}
        view={view}
        onChange={change}
        count={list.data ? listCount(countWords, { length: items.length, more: list.hasNextPage, search }) : ''}
        empty={!items.length}
        looking={list.isPlaceholderData}
      />
      {list.isError && !list.isFetchNextPageError && (
        <ListFault reason={reason(list.error)} busy={list.isFetching} onRetry={list.refetch} />
      )}
      {items.length > 0 && (
        <div aria-busy={list.isPlaceholderData} className="transition-opacity aria-busy:opacity-60">
          <ul ref={rows} className="grid gap-3">
            {items.map((item) => (
              <ReportedItem
                key={item._id}
                item={item}
                onDismiss={() => setDecision({ on: item, by: 'dismiss' })}
                onWithdraw={() => setDecision({ on: item, by: 'withdraw' })}
              />
            ))}
          </ul>
          <ShowMore list={list} />
        </div>
      )}
      {list.data && !items.length && <NothingReported search={search} onClear={() => change({ search: '' })} />}
      {DecisionDialog && (
        <DecisionDialog
          item={decision.on}
          onClose={() => setDecision(undefined)}
          onGone={() => {
            setDecision(undefined);
            vacate(items.indexOf(decision.on));
          }}
        />
      )}
    </>
  );
}

const countWords = {
  all: message('{count, plural, =0 {No reported bike} one {# reported bike} other {# reported bikes}}'),
  first: message('{count, plural, one {The first # reported bike} other {The first # reported bikes}}'),
  matching: message(
    '{count, plural, =0 {No reported bike matches “{search}”} one {# reported bike matches “{search}”} other {# reported bikes match “{search}”}}',
  ),
  firstMatching: message(
    '{count, plural, one {The first # reported bike that matches “{search}”} other {The first # reported bikes that match “{search}”}}',
  ),
};
