import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { reason } from '#client/api/call.ts';
import { ASK_AGAIN_MS } from '#client/api/query-client.ts';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { useSuccessorFocus } from '#client/ui/focus-next-row.ts';
import { ListFault } from '#client/ui/list-error.tsx';
import { ShowMore } from '#client/ui/show-more.tsx';
import type { Import } from '#contract/imports.ts';
import { t } from '#language/t.ts';
import { EarlierImport } from './earlier-import.tsx';
import { ForgetDialog } from './forget-dialog.tsx';
import { importsOfMine, isRunning } from './watch.ts';

export function EarlierImports() {
  const list = useInfiniteQuery({
    ...importsOfMine,
    refetchInterval: ({ state: { data } }) =>
      data?.pages.some(({ answer }) => answer.some(({ state }) => isRunning(state))) ? ASK_AGAIN_MS : false,
  });
  const [leaving, setLeaving] = useState<Import>();
  const { heading, rows, vacate } = useSuccessorFocus<HTMLUListElement>();
  const imports = list.data?.pages.flatMap(({ answer }) => answer) ?? [];
  return (
    <section className="mt-10">
      <h2 ref={heading} tabIndex={-1} className="mb-4 text-2xl">
        {t('Earlier imports')}
      </h2>
      {list.isError && !list.isFetchNextPageError && (
        <ListFault reason={reason(list.error)} busy={list.isFetching} onRetry={list.refetch} />
      )}
      {list.data && !imports.length && (
        <EmptyState title={t('Nothing imported yet')}>
          {t('What you send is kept here, so that you can leave and come back at every step.')}
        </EmptyState>
      )}
      <ul ref={rows} className="grid gap-3">
        {imports.map((one) => (
          <EarlierImport key={one._id} import={one} onForget={() => setLeaving(one)} />
        ))}
      </ul>
      <ShowMore list={list} />
      {leaving && (
        <ForgetDialog
          import={leaving}
          onClose={() => setLeaving(undefined)}
          onGone={() => {
            setLeaving(undefined);
            vacate(imports.indexOf(leaving));
          }}
        />
      )}
    </section>
  );
}
