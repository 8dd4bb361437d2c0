import { useQuery } from '@tanstack/react-query';
import { queryClient } from '#client/api/query-client.ts';
import { ConfirmedOnly } from '#client/auth/confirmation/confirmed-only.tsx';
import { asPerson } from '#client/auth/guards.ts';
import { PageFault } from '#client/auth/page-error.tsx';
import { SellersOnly } from '#client/auth/sellers-only.tsx';
import { SessionLoading } from '#client/auth/session-loading.tsx';
import { t } from '#language/t.ts';
import type { Route } from './+types/payouts-page';
import { AccountState } from './account-state.tsx';
import { payoutAccount } from './payout-account.ts';
import { WhatIsPaidOut } from './what-is-paid-out.tsx';

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  return asPerson(request, async ({ role }) => {
    if (role === 'seller') await queryClient.query({ ...payoutAccount, staleTime: 0 });
    return null;
  });
}
clientLoader.hydrate = true as const;

export const meta: Route.MetaFunction = () => [{ title: t('Payouts | Kickstand') }];

export function HydrateFallback() {
  return <SessionLoading />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <PageFault error={error} />;
}

export default function PayoutsPage() {
  return (
    <SellersOnly>
      <h1 className="text-4xl">{t('Payouts')}</h1>
      <p className="mt-2 text-quiet">{t('How you are paid for the bikes that you sell.')}</p>
      <Payouts />
    </SellersOnly>
  );
}

function Payouts() {
  const { data: account } = useQuery(payoutAccount);
  if (!account) return;
  return (
    <div className="mt-6 grid max-w-3xl gap-6">
      <ConfirmedOnly title={t('Confirm your e-mail address to be paid')}>
        <AccountState status={account.status} />
      </ConfirmedOnly>
      <WhatIsPaidOut account={account} />
    </div>
  );
}
