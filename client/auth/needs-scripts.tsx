import { Link } from 'react-router';
import { paths } from '#client/paths.ts';
import { t } from '#language/t.ts';

export interface NeedsScriptsProps {
  instead?: { to: string; text: string };
}

/** Replaces a private page without scripts, as only scripts can identify the person. */
export function NeedsScripts({ instead = { to: paths.search, text: t('See all bikes') } }: NeedsScriptsProps) {
  return (
    <noscript>
      <div className="frame flex justify-center py-16 sm:py-24">
        <div className="max-w-md text-center">
          <h1 className="text-3xl">{t('This page needs JavaScript')}</h1>
          <p className="mt-3 mb-6 text-quiet">
            {t(
              'It is for people who are logged in, and logging in takes JavaScript, which is switched off in this browser. Looking for bikes and reading about them works without it.',
            )}
          </p>
          <Link to={instead.to} className="btn btn-primary">
            {instead.text}
          </Link>
        </div>
      </div>
    </noscript>
  );
}
