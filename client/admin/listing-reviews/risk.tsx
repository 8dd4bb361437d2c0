import { Link } from 'react-router';
import { paths } from '#client/paths.ts';
import { LISTING_CHECKS, MOST_RISK, WITHHELD_FROM } from '#contract/listing-checks.ts';
import type { ListingReview } from '#contract/listing-reviews.ts';
import { t } from '#language/t.ts';

/** The score, and each finding with what it adds. */
export function Risk({ review: { score, findings } }: { review: ListingReview }) {
  return (
    <div>
      <p className="flex items-baseline justify-between gap-3 text-sm font-semibold">
        {t('Risk')}
        <span className="tabular-nums">{t('{score} of {most}', { score, most: MOST_RISK })}</span>
      </p>
      <progress
        aria-hidden="true"
        value={score}
        max={MOST_RISK}
        className={`progress h-2 ${score < WITHHELD_FROM ? 'text-warning' : 'text-error'}`}
      />
      <ul className="mt-3 grid gap-2.5 text-sm">
        {findings.map(({ code, points, words, otherId }) => (
          <li key={code} className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 wrap-anywhere">
            <strong className="font-semibold">{t(LISTING_CHECKS[code].title)}</strong>
            <span className="text-quiet tabular-nums">+{points}</span>
            <span className="col-span-full">
              {words}
              {otherId && (
                <>
                  {'. '}
                  <Link to={paths.product(otherId)} className="text-link">
                    {t('See that one')}
                  </Link>
                </>
              )}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
