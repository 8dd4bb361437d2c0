import { Link } from 'react-router';
import { paths } from '#client/paths.ts';
import { reportWords } from '#client/ratings/report-words.ts';
import { Stars } from '#client/ratings/stars.tsx';
import { DateTime } from '#client/ui/date-time.tsx';
import type { ReportedRating } from '#contract/ratings.ts';
import { t } from '#language/t.ts';

interface ReportedRatingItemProps {
  rating: ReportedRating;
  onDismiss(): void;
  onRemove(): void;
}

export function ReportedRatingItem({ rating, onDismiss, onRemove }: ReportedRatingItemProps) {
  const { author = t('A former member'), about, stars, words, reply, reports, reporters, bookingId } = rating;
  return (
    <li
      tabIndex={-1}
      className="grid gap-4 rounded-box border border-base-300 bg-base-100 p-4 wrap-anywhere sm:p-5 lg:grid-cols-[minmax(0,1fr)_11rem]"
    >
      <div className="min-w-0">
        <h2 className="text-xl">{t('{author} of {about}', { author, about })}</h2>
        <p className="mt-2">
          <Stars of={stars} />
        </p>
        {words && <p className="mt-2 max-w-prose user-text">{words}</p>}
        {reply && <p className="mt-3 max-w-prose border-s-4 border-base-300 ps-3 user-text">{reply}</p>}
        <div className="mt-4 border-s-4 border-warning ps-3 text-sm">
          <p className="font-semibold">{t('{count, plural, one {# report} other {# reports}}', { count: reports })}</p>
          <ul className="mt-1 grid gap-1">
            {reporters.map(({ name, reason, words, reportedAt }) => (
              <li key={name + reportedAt}>
                <strong className="font-semibold">{t(reportWords[reason])}</strong>
                {words && <q className="mx-1">{words}</q>} {name}, <DateTime of={reportedAt} />
              </li>
            ))}
            {reports > reporters.length && (
              <li className="text-quiet">{t('and {count} more', { count: reports - reporters.length })}</li>
            )}
          </ul>
        </div>
      </div>
      <div className="flex flex-wrap content-start gap-2 max-lg:justify-end">
        <button
          type="button"
          onClick={onDismiss}
          aria-label={t('Dismiss the reports on the rating by {name}', { name: author })}
          className="btn btn-outline max-sm:grow lg:w-full"
        >
          {t('Dismiss')}
        </button>
        <Link to={paths.deal(bookingId)} className="btn btn-outline max-sm:grow lg:w-full">
          {t('See the deal')}
        </Link>
        <button
          type="button"
          onClick={onRemove}
          aria-label={t('Take down the rating by {name}', { name: author })}
          className="btn btn-ghost text-error max-sm:grow lg:w-full"
        >
          {t('Take down')}
        </button>
      </div>
    </li>
  );
}
