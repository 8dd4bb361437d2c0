import type { ShownSeller } from '#client/navigation/page-data.ts';
import { MeanRating } from '#client/ratings/stars.tsx';
import { monthInWords } from '#client/ui/day-in-words.ts';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { Portrait } from '#client/ui/portrait.tsx';
import { rich } from '#client/ui/rich.ts';
import { VerifiedBadge } from '#client/verification/verified-badge.tsx';
import { VerifiedSteps } from '#client/verification/verified-steps.tsx';
import { answersInWords } from '#contract/answer-times.ts';
import type { Seller, SellerCursors } from '#contract/sellers.ts';
import { formatNumber } from '#language/formatters.ts';
import { t } from '#language/t.ts';
import { SellersBikes } from './sellers-bikes.tsx';
import { SellersRatings } from './sellers-ratings.tsx';

export function SellerSheet({ seller, onSale, sold, ratings, cursors }: ShownSeller & { cursors: SellerCursors }) {
  const { _id: id, name } = seller;
  return (
    <div className="frame grid gap-10 py-8 sm:gap-12 sm:py-12">
      <div className="grid gap-x-10 gap-y-6 lg:grid-cols-[minmax(0,1fr)_auto] lg:items-center">
        <Head seller={seller} />
        <Figures seller={seller} />
      </div>
      {onSale.shown.length > 0 || cursors['on-sale'] ? (
        <SellersBikes
          {...{ sellerId: id, cursors }}
          title={t('Bikes on sale')}
          more={t('More bikes')}
          which="on-sale"
          bikes={onSale}
        />
      ) : (
        <EmptyState title={t('{name} has no bike on sale right now', { name })} />
      )}
      <SellersRatings seller={seller} ratings={ratings} cursors={cursors} />
      <SellersBikes
        {...{ sellerId: id, cursors }}
        title={t('Sold lately')}
        more={t('More sold bikes')}
        which="sold"
        bikes={sold}
      />
    </div>
  );
}

function Head({
  seller: { name, photo, isVarified, joinedAt, rating, answersWithin, verifiedSteps },
}: {
  seller: Seller;
}) {
  return (
    <div className="flex min-w-0 items-center gap-4 sm:gap-6">
      <Portrait name={name} photo={photo} size="size-16 text-xl sm:size-24 sm:text-3xl" />
      <div className="min-w-0">
        <h1 className="text-3xl wrap-anywhere sm:text-5xl">{name}</h1>
        <p className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-1 text-quiet">
          {isVarified && (
            <span className="inline-flex items-center gap-1.5 font-semibold text-base-content">
              <VerifiedBadge label={t('Verified')} /> {t('Verified seller')}
            </span>
          )}
          {rating && <MeanRating of={rating} />}
          <span>
            {rich('Here since <month></month>', {
              month: () => <time dateTime={joinedAt}>{monthInWords(joinedAt)}</time>,
            })}
          </span>
          {answersWithin && <span>{t('Usually answers {time}', { time: answersInWords(answersWithin) })}</span>}
        </p>
        {verifiedSteps.length > 0 && (
          <VerifiedSteps steps={verifiedSteps} className="mt-2 flex flex-wrap gap-x-4 gap-y-1 text-sm" />
        )}
      </div>
    </div>
  );
}

function Figures({ seller: { bikesOnSale, dealsDone, dealsCalledOff } }: { seller: Seller }) {
  return (
    <dl className="grid grid-cols-3 gap-x-6 sm:gap-x-10">
      <Figure name={t('On sale')} of={bikesOnSale} />
      <Figure name={t('Deals done')} of={dealsDone} />
      <Figure name={t('Called off')} of={dealsCalledOff} />
    </dl>
  );
}

function Figure({ name, of: count }: { name: string; of: number }) {
  return (
    <div className="flex flex-col-reverse">
      <dt className="text-sm text-quiet">{name}</dt>
      <dd className="font-heading text-2xl font-extrabold tabular-nums sm:text-3xl">{formatNumber(count)}</dd>
    </div>
  );
}
