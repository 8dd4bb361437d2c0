import { Link, useLocation, useNavigation } from 'react-router';
import { t } from '#language/t.ts';

export function SearchFault({ fault }: { fault: string }) {
  const { pathname, search } = useLocation();
  const busy = useNavigation().state === 'loading';
  return (
    <div className="grid place-items-center rounded-box border border-error bg-base-100 px-6 py-12 text-center">
      <p role="alert" className="max-w-md font-medium text-error">
        {fault}
      </p>
      <Link to={pathname + search} preventScrollReset aria-busy={busy} className="btn btn-neutral mt-5">
        {busy && <span className="loading loading-spinner loading-sm" aria-hidden="true" />}
        {t('Try again')}
      </Link>
    </div>
  );
}
