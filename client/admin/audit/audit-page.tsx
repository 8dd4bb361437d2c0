import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { reason } from '#client/api/call.ts';
import { queryClient } from '#client/api/query-client.ts';
import { asAdmin } from '#client/auth/guards.ts';
import { PageFault } from '#client/auth/page-error.tsx';
import { SessionLoading } from '#client/auth/session-loading.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { ListFault } from '#client/ui/list-error.tsx';
import { isAnotherVisit } from '#client/ui/list-view.ts';
import { ShowMore } from '#client/ui/show-more.tsx';
import { t } from '#language/t.ts';
import type { Route } from './+types/audit-page';
import { AuditRow } from './audit-row.tsx';
import { AuditTools } from './audit-tools.tsx';
import { auditPages, validFilter, type WrittenFilter, writtenFilter } from './filter.ts';
import { FilterForm } from './filter-form.tsx';

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  return asAdmin(request, async () => {
    const { filter } = validFilter(writtenFilter(new URL(request.url).searchParams));
    await queryClient.infiniteQuery(auditPages(filter));
    return null;
  });
}
clientLoader.hydrate = true as const;

export const shouldRevalidate = isAnotherVisit;

export const meta: Route.MetaFunction = () => [{ title: t('Audit | Kickstand') }];

export function HydrateFallback() {
  return <SessionLoading />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <PageFault error={error} />;
}

export default function AuditPage() {
  const [params, setParams] = useSearchParams();
  const written = writtenFilter(params);
  const { filter, faults } = validFilter(written);
  const list = useInfiniteQuery({ ...auditPages(filter), placeholderData: keepPreviousData });
  const entries = list.data?.pages.flatMap(({ answer }) => answer) ?? [];
  const change = (wish: WrittenFilter) =>
    setParams(Object.fromEntries(Object.entries(wish).filter(([, value]) => value)), { preventScrollReset: true });
  return (
    <>
      <h1 className="text-4xl">{t('Audit')}</h1>
      <p className="mt-2 max-w-prose text-quiet">
        {t(
          'What was done to people, deals and money. Each row is signed when it is written, and compared when it is shown.',
        )}
      </p>
      <FilterForm key={params.toString()} written={written} faults={faults} onFilter={change} />
      <AuditTools filter={filter} />
      <div className="mt-5">
        {list.isError && !list.isFetchNextPageError && (
          <ListFault reason={reason(list.error)} busy={list.isFetching} onRetry={list.refetch} />
        )}
        {list.data && !entries.length && <EmptyState title={t('Nothing was written down for this filter')} />}
        {entries.length > 0 && (
          <ul
            aria-label={t('What was done')}
            aria-busy={list.isPlaceholderData}
            className="divide-y divide-base-300 rounded-box border border-base-300 bg-base-100 transition-opacity aria-busy:opacity-60"
          >
            {entries.map((entry) => (
              <AuditRow key={entry._id} entry={entry} />
            ))}
          </ul>
        )}
        <ShowMore list={list} />
      </div>
    </>
  );
}
