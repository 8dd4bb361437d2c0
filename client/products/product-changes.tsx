import { useInfiniteQuery } from '@tanstack/react-query';
import { reason } from '#client/api/call.ts';
import { pages } from '#client/api/query-client.ts';
import { ShowMore } from '#client/ui/show-more.tsx';
import { Spinner } from '#client/ui/spinner.tsx';
import { listProductChanges } from '#contract/product-changes.ts';
import { t } from '#language/t.ts';
import { ChangeList } from './change-list.tsx';

export function ProductChanges({ id }: { id: string }) {
  const list = useInfiniteQuery(pages(listProductChanges, { params: { id } }));
  const changes = list.data?.pages.flatMap(({ answer }) => answer) ?? [];
  return (
    <section className="mt-10 max-w-3xl">
      <h2 className="text-2xl">{t('What was changed')}</h2>
      <div className="mt-4">
        {list.isPending && <Spinner label={t('Reading what was changed')} />}
        {list.error && !list.data && (
          <p role="alert" className="font-medium text-error">
            {reason(list.error)}
          </p>
        )}
        {list.data && !changes.length && <p className="text-quiet">{t('No changes yet.')}</p>}
        <ChangeList changes={changes} />
      </div>
      <ShowMore list={list} />
    </section>
  );
}
