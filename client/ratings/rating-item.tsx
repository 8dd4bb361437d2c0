import type { ReactNode } from 'react';
import { Day } from '#client/ui/day.tsx';
import type { Rating } from '#contract/ratings.ts';
import { type Message, message, t } from '#language/t.ts';
import { Stars } from './stars.tsx';

interface RatingItemProps {
  rating: Rating;
  /** What the rating is about, beside its author. */
  about?: ReactNode;
  children?: ReactNode;
}

const OUTCOMES: Record<Rating['outcome'], Message | undefined> = {
  'handed-over': undefined,
  'no-show': message('Somebody did not come to the meeting'),
  'called-off-late': message('The deal was called off late'),
};

export function RatingItem({ rating, about, children }: RatingItemProps) {
  const { stars, author, by, asDescribed, words, ratedAt, reply, outcome } = rating;
  const notes = [
    asDescribed !== undefined && t(asDescribed ? 'As described' : 'Not as described'),
    OUTCOMES[outcome] && t(OUTCOMES[outcome]),
  ];
  return (
    <li className="border-t border-base-300 py-4 wrap-anywhere">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Stars of={stars} />
        {notes.filter(Boolean).map((note) => (
          <span key={String(note)} className="text-sm font-semibold">
            {note}
          </span>
        ))}
      </p>
      <p className="mt-1 text-sm text-quiet">
        {author ?? t('A former member')}, {t(by === 'buyer' ? 'buyer' : 'seller')}, <Day of={ratedAt} />
      </p>
      {about}
      {words && <p className="mt-2 max-w-prose user-text">{words}</p>}
      {reply && (
        <div className="mt-3 max-w-prose border-s-4 border-base-300 ps-3">
          <p className="text-sm text-quiet">{t(by === 'buyer' ? 'The seller answers' : 'The buyer answers')}</p>
          <p className="mt-1 user-text">{reply}</p>
        </div>
      )}
      {children}
    </li>
  );
}
