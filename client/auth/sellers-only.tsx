import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useSession } from '#client/api/session/session.ts';
import { StartSelling } from '#client/auth/account/start-selling.tsx';
import { paths } from '#client/paths.ts';
import { t } from '#language/t.ts';

export function SellersOnly({ children }: { children: ReactNode }) {
  const { user } = useSession();
  if (user?.role === 'seller') return children;
  return (
    <>
      <h1 className="text-3xl">{t('This page is for sellers')}</h1>
      {user?.role === 'buyer' ? (
        <>
          <p className="mt-3 max-w-prose text-quiet">
            {t('Start selling with the account you have. You can go on buying: your orders stay where they are.')}
          </p>
          <StartSelling email={user.email} />
        </>
      ) : (
        <p className="mt-3 max-w-prose text-quiet">
          {t('You are logged in as an admin, and admins do not sell bikes.')}
        </p>
      )}
      <p>
        <Link to={paths.dashboard} className="btn btn-outline mt-4">
          {t('Back to the dashboard')}
        </Link>
      </p>
    </>
  );
}
