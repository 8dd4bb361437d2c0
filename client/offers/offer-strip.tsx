import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useLive } from '#client/api/live/use-live.ts';
import { queryClient } from '#client/api/query-client.ts';
import { offersPath } from '#contract/offers.ts';
import { t } from '#language/t.ts';
import { OfferActs } from './acts/offer-acts.tsx';
import { offersOf, ownId, readOffersAgain } from './offer-queries.ts';
import { OfferStanding } from './offer-standing.tsx';

interface OfferStripProps {
  productId: string;
  /** The reader, where absent. */
  buyerId: string | undefined;
}

const offersIn = ({ productId, buyerId = ownId() ?? '' }: OfferStripProps) => offersOf({ productId, buyerId });

export const loadOffers = (props: OfferStripProps) => queryClient.query(offersIn(props));

/** How the offers stand and what the reader may do, in a conversation. Nothing where none can be made. */
export function OfferStrip(props: OfferStripProps) {
  const { data: offers } = useQuery(offersIn(props));
  useLive('offers', () => void readOffersAgain());
  if (!offers || (!offers.offers.length && !offers.may.length)) return;
  return (
    <section
      aria-label={t('Offers')}
      className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-base-300 bg-base-200 px-3 py-2 text-sm"
    >
      <div className="grow basis-60">
        <OfferStanding offers={offers} isSmall />
      </div>
      <OfferActs offers={offers} isSmall />
      {offers.offers.length > 1 && (
        <Link to={offersPath(offers)} className="text-link inline-flex min-h-6 items-center">
          {t('All offers')}
        </Link>
      )}
    </section>
  );
}
