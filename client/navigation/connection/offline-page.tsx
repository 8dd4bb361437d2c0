import { Link } from 'react-router';
import { paths } from '#client/paths.ts';
import { t } from '#language/t.ts';
import { TryAgain } from './try-again.tsx';

export function OfflinePage() {
  return (
    <div className="frame grid grow place-items-center py-16">
      <div className="max-w-md text-center">
        <h1 className="text-3xl">{t('This page could not be loaded')}</h1>
        <p role="alert" className="mt-3 mb-6 text-quiet">
          {t('Kickstand could not be reached. Please check your connection and try again.')}
        </p>
        <TryAgain className="btn-neutral" />
        <p className="mt-6">
          <Link to={paths.saved} className="text-link">
            {t('See your offline copies')}
          </Link>
        </p>
      </div>
    </div>
  );
}
