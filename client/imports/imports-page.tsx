import { queryClient } from '#client/api/query-client.ts';
import { ConfirmedOnly } from '#client/auth/confirmation/confirmed-only.tsx';
import { asPerson } from '#client/auth/guards.ts';
import { PageFault } from '#client/auth/page-error.tsx';
import { SellersOnly } from '#client/auth/sellers-only.tsx';
import { SessionLoading } from '#client/auth/session-loading.tsx';
import { ListingLimit } from '#client/products/listing-limit.tsx';
import { t } from '#language/t.ts';
import type { Route } from './+types/imports-page';
import { EarlierImports } from './earlier-imports.tsx';
import { ExampleFile } from './example-file.tsx';
import { FileChoice } from './file-choice.tsx';
import { importsOfMine } from './watch.ts';

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  return asPerson(request, async ({ role }) => {
    if (role === 'seller') await queryClient.infiniteQuery(importsOfMine);
    return null;
  });
}
clientLoader.hydrate = true as const;

export const meta: Route.MetaFunction = () => [{ title: t('Import | Kickstand') }];

export function HydrateFallback() {
  return <SessionLoading />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <PageFault error={error} />;
}

export default function ImportsPage() {
  return (
    <SellersOnly>
      <h1 className="text-4xl">{t('Import')}</h1>
      <p className="mt-2 max-w-prose text-quiet">
        {t(
          'Send us the table in which you keep your bikes, whatever your columns are called, and we read as much of it as we can. You see every bike as it would be listed before anything is on the market.',
        )}
      </p>
      <ListingLimit className="mt-2" />
      <ConfirmedOnly title={t('Confirm your e-mail address to import bikes')}>
        <FileChoice />
        <ExampleFile />
      </ConfirmedOnly>
      <EarlierImports />
    </SellersOnly>
  );
}
