import type { ReactNode } from 'react';
import { rich } from '#client/ui/rich.ts';
import type { ShownRating } from '#contract/rating-figures.ts';
import { formatNumber, oneDecimal } from '#language/formatters.ts';
import { t } from '#language/t.ts';

export const STAR = 'm12 2.6 2.9 6 6.6.9-4.8 4.6 1.2 6.5L12 17.5l-5.9 3.1 1.2-6.5-4.8-4.6 6.6-.9z';

/** Five stars, the first of them filled. */
export function Stars({ of: stars, className = 'size-5' }: { of: number; className?: string }) {
  return (
    <span role="img" aria-label={t('{stars, number} of 5 stars', { stars })} className="inline-flex">
      {[1, 2, 3, 4, 5].map((nth) => (
        <svg key={nth} viewBox="0 0 24 24" className={className} aria-hidden="true">
          <path
            d={STAR}
            strokeWidth="1.5"
            strokeLinejoin="round"
            className={
              nth <= Math.round(stars) ? 'fill-primary stroke-base-content' : 'fill-base-100 stroke-base-content'
            }
          />
        </svg>
      ))}
    </span>
  );
}

/** Only for screen readers. */
export const unseen = (words: ReactNode) => <span className="sr-only">{words}</span>;

/** `★ 4.8 (12)`. */
export function MeanRating({ of: { mean, ratings } }: { of: ShownRating }) {
  return (
    <span className="inline-flex shrink-0 items-center gap-1 whitespace-nowrap tabular-nums">
      <svg viewBox="0 0 24 24" className="size-4" aria-hidden="true">
        <path d={STAR} strokeWidth="1.5" strokeLinejoin="round" className="fill-primary stroke-base-content" />
      </svg>
      {rich('<hidden>Rated </hidden>{mean}<hidden> of 5 by {count, plural, one {# person} other {# people}}</hidden>', {
        mean: oneDecimal(mean),
        count: ratings,
        hidden: unseen,
      })}
      <span aria-hidden="true">({formatNumber(ratings)})</span>
    </span>
  );
}
