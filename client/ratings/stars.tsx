import type { ShownRating } from '#contract/rating-figures.ts';

export const STAR = 'm12 2.6 2.9 6 6.6.9-4.8 4.6 1.2 6.5L12 17.5l-5.9 3.1 1.2-6.5-4.8-4.6 6.6-.9z';

/** Five stars, the first of them filled. */
export function Stars({ of: stars, className = 'size-5' }: { of: number; className?: string }) {
  return (
    <span role="img" aria-label={`${stars} of 5 stars`} className="inline-flex">
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

/** `★ 4.8 (12)`. */
export function MeanRating({ of: { mean, ratings } }: { of: ShownRating }) {
  return (
    <span className="inline-flex shrink-0 items-center gap-1 whitespace-nowrap tabular-nums">
      <svg viewBox="0 0 24 24" className="size-4" aria-hidden="true">
        <path d={STAR} strokeWidth="1.5" strokeLinejoin="round" className="fill-primary stroke-base-content" />
      </svg>
      <span className="sr-only">Rated </span>
      {mean.toFixed(1)}
      <span className="sr-only"> of 5 by {ratings} people</span>
      <span aria-hidden="true">({ratings})</span>
    </span>
  );
}
