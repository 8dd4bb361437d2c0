import { type ReactNode, useEffect } from 'react';
import { Link, useSearchParams } from 'react-router';
import { paths } from '#client/paths.ts';
import { rich } from '#client/ui/rich.ts';
import { t } from '#language/t.ts';
import { prepareIdentity } from '../api/session/identity.ts';
import { useSession } from '../api/session/session.ts';
import { returnTo } from './return-to.ts';

interface AuthLayoutProps {
  title: string;
  lead: string;
  children: ReactNode;
}

export function AuthLayout({ title, lead, children }: AuthLayoutProps) {
  // Preloads the code: the pop-up has to open synchronously in the click.
  useEffect(() => {
    prepareIdentity().catch(console.error);
  }, []);
  return (
    <div className="frame grid grow place-items-center py-10 sm:py-14">
      <div className="w-full max-w-md rounded-box border border-base-300 bg-base-100 p-6 sm:p-8">
        <h1 className="text-4xl">{title}</h1>
        <p className="mt-2 mb-6 text-quiet">{lead}</p>
        <AlreadyIn />
        <SessionOver />
        <noscript>
          <p className="rounded-field bg-base-200 px-4 py-3">
            {rich(
              'Logging in takes JavaScript, which is switched off in this browser. Switch it on and load the page again. <search>Looking for bikes</search> and reading about them works without it.',
              {
                search: (words) => (
                  <Link to={paths.search} className="text-link">
                    {words}
                  </Link>
                ),
              },
            )}
          </p>
        </noscript>
        <div className="noscript:hidden">{children}</div>
      </div>
    </div>
  );
}

const forAdmins = [paths.allBuyers, paths.allSellers, paths.reportedItems];

function AlreadyIn() {
  const { user } = useSession();
  const [search] = useSearchParams();
  if (!user) return;
  const origin = returnTo(search);
  const barred = user.role !== 'admin' && forAdmins.some((path) => origin.startsWith(path));
  return (
    <p className="mb-6 rounded-field bg-base-200 px-4 py-3 text-sm">
      {rich(
        barred
          ? 'You are logged in as <who>{name}</who>, {role, select, admin {an admin} seller {a seller} other {a buyer}}. The page you came for is for admins. <back>Back to your dashboard</back> or log in as an admin.'
          : 'You are logged in as <who>{name}</who>, {role, select, admin {an admin} seller {a seller} other {a buyer}}. <back>Go on as {name}</back> or log in as somebody else.',
        {
          name: user.name,
          role: user.role,
          who: (words) => <strong>{words}</strong>,
          back: (words) => (
            <Link to={barred ? paths.dashboard : origin} className="font-semibold text-link">
              {words}
            </Link>
          ),
        },
      )}
    </p>
  );
}

function SessionOver() {
  const session = useSession();
  if (session.status !== 'signed-out' || !session.expired) return;
  return (
    <p role="status" className="mb-6 rounded-field bg-base-200 px-4 py-3 text-sm">
      {t('Your session has ended. Log in again to go on where you were: what you typed into a form is still there.')}
    </p>
  );
}
