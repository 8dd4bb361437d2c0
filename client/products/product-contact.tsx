import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { loginPath } from '#client/auth/return-to.ts';
import { t } from '#language/t.ts';
import { Fact } from './fact.tsx';

/** Takes the same space before and after the login. */
export function ProductContact({ children }: { children: ReactNode }) {
  const location = useLocation();
  return (
    <Fact name={t('Contact')}>
      <span className="grid min-h-14 content-start justify-items-end gap-1">
        {children ?? (
          <>
            <span className="inline-flex min-h-6 items-center">{t('Phone and e-mail')}</span>
            <Link to={loginPath(location)} className="inline-flex min-h-6 items-center text-link">
              {t('Log in to see phone and e-mail')}
            </Link>
          </>
        )}
      </span>
    </Fact>
  );
}
