import { useQuery } from '@tanstack/react-query';
import { query, queryClient } from '#client/api/query-client.ts';
import { asAdmin } from '#client/auth/guards.ts';
import { PageFault } from '#client/auth/page-error.tsx';
import { SessionLoading } from '#client/auth/session-loading.tsx';
import { readPerson } from '#contract/person-facts.ts';
import { t } from '#language/t.ts';
import type { Route } from './+types/person-page';
import { PersonSheet } from './person-sheet.tsx';

const personOf = (email: string) => query(readPerson, { params: { email } });

export async function clientLoader({ request, params }: Route.ClientLoaderArgs) {
  return asAdmin(request, async () => {
    await queryClient.query({ ...personOf(params.email), staleTime: 0 });
    return null;
  });
}
clientLoader.hydrate = true as const;

export const meta: Route.MetaFunction = () => [{ title: t('Person | Kickstand') }];

export function HydrateFallback() {
  return <SessionLoading />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <PageFault error={error} />;
}

export default function PersonPage({ params }: Route.ComponentProps) {
  const { data } = useQuery(personOf(params.email));
  return data && <PersonSheet facts={data} />;
}
