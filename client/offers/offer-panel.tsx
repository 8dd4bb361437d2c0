import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { reason } from '#client/api/call.ts';
import { useLive } from '#client/api/live/use-live.ts';
import { ListFault } from '#client/ui/list-error.tsx';
import { Spinner } from '#client/ui/spinner.tsx';
import { t } from '#language/t.ts';
import { OfferActs } from './acts/offer-acts.tsx';
import { offersOf, type PairKey, readOffersAgain } from './offer-queries.ts';
import { OfferStanding } from './offer-standing.tsx';
import { OfferTimeline } from './offer-timeline.tsx';

/** The offers of a buyer and a seller on one bike, and what the reader may do now. */
export function OfferPanel(pair: PairKey) {
  const title = useId();
  const read = useQuery(offersOf(pair));
  useLive('offers', () => void readOffersAgain());
  const offers = read.data;
  return (
    <section aria-labelledby={title} className="rounded-box border border-base-300 bg-base-100 p-4 sm:p-5">
      <h2 id={title} className="text-lg">
        {t('Offers')}
      </h2>
      {read.isPending && (
        <p className="mt-3">
          <Spinner label={t('Loading the offers')} />
        </p>
      )}
      {read.isError && !offers && (
        <div className="mt-3">
          <ListFault reason={reason(read.error)} busy={read.isFetching} onRetry={read.refetch} />
        </div>
      )}
      {offers && (
        <div className="mt-2 grid gap-4">
          <OfferStanding offers={offers} />
          <OfferActs offers={offers} />
          {offers.offers.length > 0 && <OfferTimeline offers={offers} />}
        </div>
      )}
    </section>
  );
}
