import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { ASK_AGAIN_MS, query } from '#client/api/query-client.ts';
import { paths } from '#client/paths.ts';
import { Day } from '#client/ui/day.tsx';
import { Icon } from '#client/ui/icon.tsx';
import { rich } from '#client/ui/rich.ts';
import { LISTING_CHECKS } from '#contract/listing-checks.ts';
import { listOwnListingReviews, type OwnListingReview } from '#contract/listing-reviews.ts';
import { type Message, message, t } from '#language/t.ts';
import { AppealDialog } from './appeal-dialog.tsx';
import { reasonInASentence } from './decision-reasons.ts';

const titles: Record<OwnListingReview['state'], Message> = {
  withheld: message('We look at it before it is on the market'),
  'changes-asked': message('Please change this listing'),
  hidden: message('We took it off the market'),
  removed: message('We removed it'),
};

/** Own bikes that are off the market until somebody acts, and why. */
export function OwnReviews() {
  const { data: reviews = [] } = useQuery({ ...query(listOwnListingReviews, {}), refetchInterval: ASK_AGAIN_MS });
  const [appealed, setAppealed] = useState<OwnListingReview>();
  if (!reviews.length) return;
  return (
    <section aria-labelledby="in-review" className="mt-6 rounded-box border-2 border-warning bg-base-100 p-4 sm:p-5">
      <h2 id="in-review" className="flex items-center gap-2.5 text-xl">
        <Icon name="alert" className="size-5 shrink-0 text-warning" />
        {t('Off the market for now')}
      </h2>
      <ul className="mt-3 grid divide-y divide-base-300">
        {reviews.map((review) => (
          <OwnReview key={review._id} review={review} onAppeal={() => setAppealed(review)} />
        ))}
      </ul>
      {appealed && <AppealDialog review={appealed} onClose={() => setAppealed(undefined)} />}
    </section>
  );
}

function OwnReview({ review, onAppeal }: { review: OwnListingReview; onAppeal(): void }) {
  const { _id, productName, state, found, reason, words, appealedAt, mayAppeal } = review;
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3 py-4 last:pb-0">
      <div className="grid min-w-0 max-w-prose gap-1.5 wrap-anywhere">
        <h3 className="text-lg">{productName}</h3>
        <p className="text-sm font-semibold">
          {reason
            ? t('{state}: {reason}', { state: t(titles[state]), reason: reasonInASentence(reason) })
            : t(titles[state])}
        </p>
        {words && <p className="text-sm user-text">{words}</p>}
        {state === 'withheld' && (
          <ul className="grid list-disc gap-1 ps-5 text-sm">
            {found.map((code) => (
              <li key={code}>{t(LISTING_CHECKS[code].toSeller)}</li>
            ))}
          </ul>
        )}
        {appealedAt && (
          <p className="text-sm text-quiet">
            {rich('You disagreed on <day></day>. Another admin looks at it and decides.', {
              day: () => <Day of={appealedAt} />,
            })}
          </p>
        )}
      </div>
      <div className="flex flex-wrap gap-2">
        {mayAppeal && (
          <button
            type="button"
            onClick={onAppeal}
            aria-label={t('I disagree: {bike}', { bike: productName })}
            className="btn btn-ghost"
          >
            {t('I disagree')}
          </button>
        )}
        {(state === 'withheld' || state === 'changes-asked') && (
          <Link
            to={paths.editProduct(_id)}
            aria-label={t('Change it: {bike}', { bike: productName })}
            className="btn btn-outline"
          >
            {t('Change it')}
          </Link>
        )}
      </div>
    </li>
  );
}
