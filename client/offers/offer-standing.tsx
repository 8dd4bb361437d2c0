import { Link } from 'react-router';
import { paths } from '#client/paths.ts';
import { Until } from '#client/ui/until.tsx';
import { formatPrice } from '#contract/format.ts';
import type { Offer, Offers } from '#contract/offers.ts';
import { otherName, outcomeOf } from './offer-words.ts';

/** How things stand, in a sentence, announced when it changes. */
export function OfferStanding({ offers, isSmall = false }: { offers: Offers; isSmall?: boolean }) {
  const last = offers.offers.at(-1);
  return (
    <div className="grid gap-3">
      <p role="status" className="wrap-anywhere">
        {last ? <Standing last={last} offers={offers} /> : <NoneYet offers={offers} />}
      </p>
      {last?.status === 'accepted' && last.bookingId && (
        <Link
          to={paths.deal(last.bookingId)}
          className={`btn btn-primary justify-self-start ${isSmall ? 'btn-sm' : 'max-sm:w-full'}`}
        >
          {offers.as === 'buyer' ? `Go to the deal, and pay ${formatPrice(last.amount)}` : 'See the deal'}
        </Link>
      )}
    </div>
  );
}

function Standing({ last, offers }: { last: Offer; offers: Offers }) {
  const amount = formatPrice(last.amount);
  const other = otherName(offers);
  if (last.status === 'open' && last.dueAt)
    return last.by === offers.as ? (
      <>
        Your offer of {amount} waits for {other}, until <Until moment={last.dueAt} />.
      </>
    ) : (
      <>
        {other} offers {amount}. Your answer is awaited until <Until moment={last.dueAt} />.
      </>
    );
  if (last.status === 'accepted')
    return offers.as === 'buyer'
      ? `The bike is booked for you at ${amount}.`
      : `The bike is booked for ${offers.buyersName} at ${amount}.`;
  return `${amount}: ${outcomeOf(last, offers)}.`;
}

function NoneYet({ offers: { as, takesOffers, may, resalePrice } }: { offers: Offers }) {
  if (as === 'seller') return 'No offers yet.';
  if (!takesOffers) return 'The seller takes no offers on this bike. You can book it at its price.';
  if (!may.includes('make')) return 'No offer can be made on this bike now.';
  return `The seller asks ${formatPrice(resalePrice)}. You can offer less.`;
}
