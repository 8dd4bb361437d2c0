import type { KeyboardEvent } from 'react';
import { Badge } from '#client/ui/badge.tsx';
import { DateTime } from '#client/ui/date-time.tsx';
import { Picture } from '#client/ui/picture.tsx';
import { Price } from '#client/ui/price.tsx';
import { rich } from '#client/ui/rich.ts';
import { brandText } from '#contract/brand-text.ts';
import {
  LISTING_DECISIONS,
  type ListingDecision,
  type ListingReview,
  type ReviewState,
} from '#contract/listing-reviews.ts';
import { photoAddress } from '#contract/photo-address.ts';
import { type Message, message, t } from '#language/t.ts';
import { decisions } from './decisions.ts';
import { History } from './history.tsx';
import { Reports, Seller } from './people.tsx';
import { Risk } from './risk.tsx';

interface ReviewCardProps {
  review: ListingReview;
  busy: boolean;
  onDecide(decision: ListingDecision): void;
}

/** All that a decision needs. With the focus on it, a letter decides. */
export function ReviewCard({ review, busy, onDecide }: ReviewCardProps) {
  const { productName, categoryName, price, listedAt, queuedAt, disc, sellerLocation, may } = review;
  const offered = LISTING_DECISIONS.filter((decision) => decision === 'approve' || !review.isReserved);

  function press({ target, currentTarget, key, shiftKey, ctrlKey, metaKey, altKey }: KeyboardEvent) {
    const chosen = offered.find((decision) => decisions[decision].key === key.toLowerCase());
    const isPlain = !shiftKey && !ctrlKey && !metaKey && !altKey;
    if (chosen && target === currentTarget && may.decide && !busy && isPlain) onDecide(chosen);
  }

  return (
    <li
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a reader moves from listing to listing
      tabIndex={0}
      onKeyDown={press}
      aria-keyshortcuts={offered.map((decision) => decisions[decision].key.toUpperCase()).join(' ')}
      className="grid gap-5 rounded-box border border-base-300 bg-base-100 p-4 sm:p-5 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-8"
    >
      <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-4">
        <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
          <div className="min-w-0">
            <h2 className="text-2xl wrap-anywhere">{productName}</h2>
            <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-quiet">
              <State review={review} />
              {brandText(categoryName)}
              <span className="wrap-anywhere">{sellerLocation}</span>
            </p>
          </div>
          <Price dollars={price} className="font-heading text-2xl font-bold" />
        </div>
        <Photos review={review} />
        <p className="max-w-prose text-sm user-text wrap-anywhere">{disc}</p>
        <Seller seller={review.seller} />
        <Reports reports={review.reports} />
        <History decisions={review.decisions} />
      </div>
      <div className="flex min-w-0 flex-col gap-5 lg:border-s lg:border-base-300 lg:ps-8">
        <Risk review={review} />
        <p className="text-sm text-quiet lg:mt-auto">
          {rich(queuedAt ? 'Listed <listed></listed>, waits since <queued></queued>' : 'Listed <listed></listed>', {
            listed: () => <DateTime of={listedAt} />,
            queued: () => queuedAt && <DateTime of={queuedAt} />,
          })}
        </p>
        {may.decide ? (
          <div className="grid grid-cols-2 gap-2">
            {offered.map((decision) => (
              <button
                key={decision}
                type="button"
                disabled={busy}
                onClick={() => onDecide(decision)}
                aria-label={t('{label}: {value}', { label: t(decisions[decision].act), value: productName })}
                className={`btn ${looks[decision]}`}
              >
                {t(decisions[decision].act)}
              </button>
            ))}
          </div>
        ) : (
          <p className="text-sm font-semibold">
            {t('The seller disagrees with your decision, so another admin decides.')}
          </p>
        )}
        {review.isReserved && <p className="text-sm text-quiet">{t('Somebody has booked it, so it stays for now.')}</p>}
      </div>
    </li>
  );
}

const looks: Record<ListingDecision, string> = {
  approve: 'btn-primary',
  'ask-changes': 'btn-outline',
  hide: 'btn-outline',
  remove: 'btn-ghost text-error',
};

const states: Partial<Record<ReviewState, Message>> = {
  withheld: message('Withheld'),
  'changes-asked': message('Changed as asked'),
  hidden: message('Hidden'),
  removed: message('Removed'),
};

function State({ review: { state, isReserved } }: { review: ListingReview }) {
  const off = states[state];
  if (off) return <Badge tone="warning">{t(off)}</Badge>;
  return <Badge tone={isReserved ? 'ink' : 'good'}>{isReserved ? t('Reserved') : t('On the market')}</Badge>;
}

const MOST_PHOTOS_SHOWN = 6;

function Photos({ review: { photos, img, productName } }: { review: ListingReview }) {
  if (!photos.length) return <Picture src={img} alt="" className="h-32 w-44 rounded-field" />;
  return (
    <ul className="flex flex-wrap gap-2">
      {photos.slice(0, MOST_PHOTOS_SHOWN).map((photo, at) => (
        <li key={photo.name}>
          <a href={photoAddress(photo.name, 1600)} target="_blank" rel="noreferrer">
            <Picture
              src={photoAddress(photo.name)}
              photo={photo}
              sizes="7rem"
              alt={photo.alt || t('Photo {number} of {name}', { number: at + 1, name: productName })}
              className="h-20 w-28 rounded-field"
            />
          </a>
        </li>
      ))}
    </ul>
  );
}
