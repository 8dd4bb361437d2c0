import { lazy, Suspense, useDeferredValue } from 'react';
import { Link, useLocation } from 'react-router';
import { useSession } from '#client/api/session/session.ts';
import { loginPath } from '#client/auth/return-to.ts';
import { lazyImport } from '#client/browser/lazy-import.ts';
import { t } from '#language/t.ts';
import type { PersonsButtonProps } from './persons-button.tsx';
import { SavePlaceholder } from './save-placeholder.tsx';

const PersonsButton = lazy<React.ComponentType<PersonsButtonProps>>(() =>
  lazyImport(() => import('./persons-button.tsx')).catch(() => ({ default: () => null })),
);

/** Strangers log in, and come back to the search. */
export function SaveButton(props: PersonsButtonProps) {
  const { status, user } = useDeferredValue(useSession());
  const { pathname, search } = useLocation();
  if (status === 'loading') return <SavePlaceholder />;
  if (!user)
    return (
      <Link to={loginPath({ pathname, search })} className="btn btn-outline btn-sm">
        {t('Save this search')}
      </Link>
    );
  return (
    <Suspense fallback={<SavePlaceholder />}>
      <PersonsButton {...props} />
    </Suspense>
  );
}
