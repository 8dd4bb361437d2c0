import { rich } from '#client/ui/rich.ts';
import type { Seller } from '#contract/sellers.ts';
import { formatNumber, oneDecimal } from '#language/formatters.ts';
import { t } from '#language/t.ts';
import { Stars, unseen } from './stars.tsx';

const STARS = [5, 4, 3, 2, 1];

type Figures = Pick<Seller, 'ratings' | 'rating' | 'distribution' | 'asDescribed'>;

/** The mean, from three ratings on, and how they are spread. */
export function RatingSummary({ of: { ratings, rating, distribution, asDescribed } }: { of: Figures }) {
  if (!rating)
    return (
      <p className="text-quiet">
        {t(
          ratings === 0
            ? 'Nobody has rated this seller yet.'
            : 'Too few ratings for a mean: they are below, one by one.',
        )}
      </p>
    );
  return (
    <div className="flex flex-wrap items-center gap-x-10 gap-y-4">
      <div>
        <p className="font-heading text-5xl font-extrabold tabular-nums">
          {rich('{mean} <hidden>of 5</hidden>', { mean: oneDecimal(rating.mean), hidden: unseen })}
        </p>
        <p className="mt-1">
          <Stars of={rating.mean} />
        </p>
        <p className="mt-1 text-sm text-quiet">
          {t('{count, plural, one {# rating} other {# ratings}}', { count: ratings })}
        </p>
        {asDescribed !== undefined && (
          <p className="mt-1 text-sm font-semibold">
            {rich('{percent, number} % <quiet>as described</quiet>', {
              percent: asDescribed,
              quiet: (words) => <span className="font-normal text-quiet">{words}</span>,
            })}
          </p>
        )}
      </div>
      <dl className="grid min-w-56 grow grid-cols-[auto_1fr_auto] items-center gap-x-3 gap-y-1.5 text-sm tabular-nums sm:max-w-sm">
        {STARS.map((stars, place) => {
          const count = distribution[place] ?? 0;
          return (
            <div key={stars} className="col-span-3 grid grid-cols-subgrid items-center">
              <dt>{rich('{count, number} <hidden>stars</hidden>', { count: stars, hidden: unseen })}</dt>
              <dd aria-hidden="true" className="flex">
                <progress value={count} max={ratings} className="progress h-2.5 progress-primary" />
              </dd>
              <dd className="text-end text-quiet">{formatNumber(count)}</dd>
            </div>
          );
        })}
      </dl>
    </div>
  );
}
