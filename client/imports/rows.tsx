import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { reason } from '#client/api/call.ts';
import { pages } from '#client/api/query-client.ts';
import { useSuccessorFocus } from '#client/ui/focus-next-row.ts';
import { listCount } from '#client/ui/list-count.ts';
import { ListFault } from '#client/ui/list-error.tsx';
import { ShowMore } from '#client/ui/show-more.tsx';
import { type Import, listImportRows, type RowOutcome } from '#contract/imports.ts';
import { message, t } from '#language/t.ts';
import { OutcomeTabs } from './outcome-tabs.tsx';
import { RowsTable } from './rows-table.tsx';
import { ROWS_PARAMETER } from './step-address.ts';

interface RowsProps {
  import: Import;
  outcomes: RowOutcome[];
}

export function Rows({ import: one, outcomes }: RowsProps) {
  const [params] = useSearchParams();
  const outcome = outcomes.find((known) => known === params.get(ROWS_PARAMETER));
  const list = useInfiniteQuery({
    ...pages(listImportRows, { params: { id: one._id }, query: { outcome } }),
    placeholderData: keepPreviousData,
  });
  // An answered row leaves the list of questions.
  const { heading, rows, vacate } = useSuccessorFocus<HTMLTableSectionElement, HTMLParagraphElement>();
  const answers = one.state === 'checked' ? { importId: one._id, onAnswered: outcome ? vacate : undefined } : undefined;
  const found = list.data?.pages.flatMap(({ answer }) => answer) ?? [];
  const count = listCount(countWords, { length: found.length, more: list.hasNextPage, search: '' });
  return (
    <div className="mt-8">
      <OutcomeTabs import={one} outcomes={outcomes} current={outcome} />
      <p ref={heading} tabIndex={-1} role="status" className="mt-4 mb-3 min-h-6 text-sm text-quiet">
        {list.data && !list.isPlaceholderData ? count : t('Looking…')}
      </p>
      {list.isError && !list.isFetchNextPageError && (
        <ListFault reason={reason(list.error)} busy={list.isFetching} onRetry={list.refetch} />
      )}
      {found.length > 0 && (
        <div aria-busy={list.isPlaceholderData} className="transition-opacity aria-busy:opacity-60">
          <RowsTable rows={found} body={rows} answers={answers} />
          <ShowMore list={list} />
        </div>
      )}
    </div>
  );
}

const countWords = {
  all: message('{count, plural, =0 {No row} one {# row} other {# rows}}'),
  first: message('{count, plural, one {The first # row} other {The first # rows}}'),
};
