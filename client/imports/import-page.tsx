import { Link } from 'react-router';
import { reason } from '#client/api/call.ts';
import { queryClient } from '#client/api/query-client.ts';
import { asPerson } from '#client/auth/guards.ts';
import { PageFault } from '#client/auth/page-error.tsx';
import { SellersOnly } from '#client/auth/sellers-only.tsx';
import { SessionLoading } from '#client/auth/session-loading.tsx';
import { paths } from '#client/paths.ts';
import { ListFault } from '#client/ui/list-error.tsx';
import { isAnotherVisit } from '#client/ui/list-view.ts';
import { t } from '#language/t.ts';
import type { Route } from './+types/import-page';
import { ImportStep } from './import-step.tsx';
import { oneImport, useImport } from './watch.ts';

export async function clientLoader({ request, params }: Route.ClientLoaderArgs) {
  return asPerson(request, async ({ role }) => {
    if (role === 'seller') await queryClient.query({ ...oneImport(params.id), staleTime: 0 });
    return null;
  });
}
clientLoader.hydrate = true as const;

export const shouldRevalidate = isAnotherVisit;

export const meta: Route.MetaFunction = () => [{ title: t('Import | Kickstand') }];

export function HydrateFallback() {
  return <SessionLoading />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <PageFault error={error} />;
}

export default function ImportPage({ params }: Route.ComponentProps) {
  return (
    <SellersOnly>
      <OneImport key={params.id} id={params.id} />
    </SellersOnly>
  );
}

function OneImport({ id }: { id: string }) {
  const { data, error, isFetching, refetch } = useImport(id);
  return (
    <>
      <h1 className="text-4xl">{t('Import')}</h1>
      {data && (
        <p className="mt-2 flex flex-wrap gap-x-4 gap-y-1 text-quiet">
          <span className="wrap-anywhere">
            {t('{file}, {count, plural, one {# row} other {# rows}}', { file: data.fileName, count: data.rows })}
          </span>
          <Link to={paths.imports} className="text-link">
            {t('All imports')}
          </Link>
        </p>
      )}
      {error && (
        <div className="mt-6">
          <ListFault reason={reason(error)} busy={isFetching} onRetry={refetch} />
        </div>
      )}
      {data && <ImportStep import={data} />}
    </>
  );
}
