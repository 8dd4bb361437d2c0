import { useState } from 'react';
import { Link, useLocation } from 'react-router';
import { useSession } from '#client/api/session/session.ts';
import { loginPath } from '#client/auth/return-to.ts';
import { lazyImport } from '#client/browser/lazy-import.ts';
import type { Rating } from '#contract/ratings.ts';
import { t } from '#language/t.ts';

type Dialogs = typeof import('./report-rating-dialog.tsx');
const loadDialog = (): Promise<Dialogs> => import('./report-rating-dialog.tsx');

const LOOK = 'mt-2 inline-flex min-h-6 items-center text-sm text-quiet underline underline-offset-2 print:hidden';

/** Strangers log in first. */
export function ReportRating({ rating }: { rating: Rating }) {
  const { status } = useSession();
  const location = useLocation();
  const [dialogs, setDialogs] = useState<Dialogs>();
  const [isReported, setReported] = useState(false);
  const label = rating.author
    ? t('Report the rating by {name}', { name: rating.author })
    : t('Report the rating by a former member');
  if (isReported) return <p className="mt-2 text-sm text-quiet">{t('You have reported this rating.')}</p>;
  if (status !== 'signed-in')
    return (
      <Link to={loginPath(location)} aria-label={label} className={LOOK}>
        {t('Report||verb')}
      </Link>
    );
  // A bar above the page reports a script that failed to load.
  const ask = () => void lazyImport(loadDialog).then(setDialogs, () => {});
  return (
    <>
      <button type="button" onClick={ask} aria-label={label} className={`${LOOK} cursor-pointer`}>
        {t('Report||verb')}
      </button>
      {dialogs && (
        <dialogs.ReportRatingDialog
          rating={rating}
          onReported={() => {
            setDialogs(undefined);
            setReported(true);
          }}
          onClose={() => setDialogs(undefined)}
        />
      )}
    </>
  );
}
