import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { reason } from '#client/api/call.ts';
import { pages } from '#client/api/query-client.ts';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { useSuccessorFocus } from '#client/ui/focus-next-row.ts';
import { ListFault } from '#client/ui/list-error.tsx';
import { ShowMore } from '#client/ui/show-more.tsx';
import { listReportedMessages, type ReportedMessage } from '#contract/message-reports.ts';
import { t } from '#language/t.ts';
import { DecideDialog, type MessageDecision } from './decide-dialog.tsx';
import { ReportedMessageCard } from './reported-message-card.tsx';

export function ReportedMessages() {
  const list = useInfiniteQuery(pages(listReportedMessages, {}));
  const [asked, setAsked] = useState<{ report: ReportedMessage; decision: MessageDecision }>();
  const { heading, rows, vacate } = useSuccessorFocus<HTMLUListElement>();
  const reports = list.data?.pages.flatMap(({ answer }) => answer) ?? [];
  return (
    <>
      <h1 ref={heading} tabIndex={-1} className="text-4xl">
        {t('Reported messages')}
      </h1>
      <div className="mt-6">
        {list.isError && !list.isFetchNextPageError && (
          <ListFault reason={reason(list.error)} busy={list.isFetching} onRetry={list.refetch} />
        )}
        {list.data && !reports.length && (
          <EmptyState title={t('Nothing is reported')}>
            <p>{t('When somebody reports a message, it waits here with the messages around it.')}</p>
          </EmptyState>
        )}
        {reports.length > 0 && (
          <ul ref={rows} className="grid gap-4">
            {reports.map((report) => (
              <ReportedMessageCard
                key={report._id}
                report={report}
                onDecide={(decision) => setAsked({ report, decision })}
              />
            ))}
          </ul>
        )}
        <ShowMore list={list} />
      </div>
      {asked && (
        <DecideDialog
          {...asked}
          onClose={() => setAsked(undefined)}
          onDone={() => {
            setAsked(undefined);
            vacate(reports.indexOf(asked.report));
          }}
        />
      )}
    </>
  );
}
