import { useQuery } from '@tanstack/react-query';
import { query, queryClient } from '#client/api/query-client.ts';
import { useSession } from '#client/api/session/session.ts';
import { asPerson } from '#client/auth/guards.ts';
import { PageFault } from '#client/auth/page-error.tsx';
import { SessionLoading } from '#client/auth/session-loading.tsx';
import { readUser } from '#contract/users.ts';
import { t } from '#language/t.ts';
import type { Route } from './+types/account-page';
import { BlockedPeople, blockedPeople } from './blocked-people.tsx';
import { Card } from './card.tsx';
import { DataDownload } from './data-download.tsx';
import { EmailCard } from './email/email-card.tsx';
import { identityAccount, readIdentityAccount } from './identity-account.ts';
import { NameForm } from './name-form.tsx';
import { NoticesCard, noticePreferences } from './notices/notices-card.tsx';
import { openSessions } from './open-sessions.ts';
import { PasswordForm } from './password-form.tsx';
import { PasswordLetter } from './password-letter.tsx';
import { PhotoForm } from './photo-form.tsx';
import { Profile } from './profile.tsx';
import { Removal } from './removal.tsx';
import { SecondStepCard } from './second-step/second-step-card.tsx';
import { Sessions } from './sessions.tsx';
import { StartSelling } from './start-selling.tsx';

const recordOf = (email: string) => query(readUser, { params: { email } });

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  return asPerson(request, async ({ email }) => {
    const [record] = await Promise.all([queryClient.query(recordOf(email)), readIdentityAccount(), cards()]);
    return { joinedAt: record.joinedAt };
  });
}
clientLoader.hydrate = true as const;

/** Loaded with the page, which would shift under the pointer otherwise. A card shows its own fault. */
function cards() {
  return Promise.allSettled([
    queryClient.query(openSessions),
    queryClient.query(noticePreferences),
    queryClient.infiniteQuery(blockedPeople),
  ]);
}

export const meta: Route.MetaFunction = () => [{ title: t('My Account | Kickstand') }];

export function HydrateFallback() {
  return <SessionLoading />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <PageFault error={error} />;
}

export default function AccountPage({ loaderData: { joinedAt } }: Route.ComponentProps) {
  const { user } = useSession();
  // The confirmation happens in another tab, so the account is refetched on focus.
  const { data: account } = useQuery({ ...identityAccount, refetchOnWindowFocus: 'always' });
  if (!user || !account) return;
  return (
    <>
      <h1 className="text-4xl">{t('My Account')}</h1>
      <div className="mt-6 grid max-w-2xl gap-5">
        <Profile person={user} joinedAt={joinedAt} emailConfirmed={account.emailConfirmed} />
        <NameForm person={user} />
        <EmailCard account={account} shownEmail={user.email} />
        <PhotoForm person={user} />
        {user.role === 'buyer' && (
          <Card title={t('Start selling')} lead={t('List your own bikes with this account. You can go on buying.')}>
            <StartSelling email={user.email} />
          </Card>
        )}
        {account.hasPassword ? <PasswordForm email={user.email} /> : <PasswordLetter email={user.email} />}
        <SecondStepCard account={account} />
        <Sessions />
        <BlockedPeople />
        <NoticesCard />
        <DataDownload />
        <Removal person={user} hasPassword={account.hasPassword} />
      </div>
    </>
  );
}
