import { useInfiniteQuery } from '@tanstack/react-query';
import { reason } from '#client/api/call.ts';
import { pages } from '#client/api/query-client.ts';
import { RowsTable } from '#client/imports/rows-table.tsx';
import { ListFault } from '#client/ui/list-error.tsx';
import { ShowMore } from '#client/ui/show-more.tsx';
import { listImportReviewRows } from '#contract/import-reviews.ts';
import { t } from '#language/t.ts';

export function ReviewRows({ id }: { id: string }) {
  const list = useInfiniteQuery(pages(listImportReviewRows, { params: { id } }));
  const rows = list.data?.pages.flatMap(({ answer }) => answer) ?? [];
  return (
    <div className="mt-4">
      {list.isPending && <p className="text-sm text-quiet">{t('Looking…')}</p>}
      {list.isError && !list.isFetchNextPageError && (
        <ListFault reason={reason(list.error)} busy={list.isFetching} onRetry={list.refetch} />
      )}
      {rows.length > 0 && (
        <>
          <RowsTable rows={rows} />
          <ShowMore list={list} />
        </>
      )}
    </div>
  );
}
