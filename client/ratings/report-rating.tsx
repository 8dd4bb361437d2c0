import { useState } from 'react';
import { Link, useLocation } from 'react-router';
import { useSession } from '#client/api/session/session.ts';
import { loginPath } from '#client/auth/return-to.ts';
import { lazyImport } from '#client/browser/lazy-import.ts';
import type { Rating } from '#contract/ratings.ts';

type Dialogs = typeof import('./report-rating-dialog.tsx');
const loadDialog = (): Promise<Dialogs> => import('./report-rating-dialog.tsx');

const LOOK = 'mt-2 inline-flex min-h-6 items-center text-sm text-quiet underline underline-offset-2 print:hidden';

/** Strangers log in first. */
export function ReportRating({ rating }: { rating: Rating }) {
  const { status } = useSession();
  const location = useLocation();
  const [dialogs, setDialogs] = useState<Dialogs>();
  const [isReported, setReported] = useState(false);
  const { author = 'a former member' } = rating;
  if (isReported) return <p className="mt-2 text-sm text-quiet">You have reported this rating.</p>;
  if (status !== 'signed-in')
    return (
      <Link to={loginPath(location)} aria-label={`Report the rating by ${author}`} className={LOOK}>
        Report
      </Link>
    );
  // A bar above the page reports a script that failed to load.
  const ask = () => void lazyImport(loadDialog).then(setDialogs, () => {});
  return (
    <>
      <button
        type="button"
        onClick={ask}
        aria-label={`Report the rating by ${author}`}
        className={`${LOOK} cursor-pointer`}
      >
        Report
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
