import { Link } from 'react-router';
import { paths } from '#client/paths.ts';
import { rich } from '#client/ui/rich.ts';
import { Until } from '#client/ui/until.tsx';
import { formatPrice } from '#contract/format.ts';
import type { Offer, Offers } from '#contract/offers.ts';
import { t } from '#language/t.ts';
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
          {offers.as === 'buyer'
            ? t('Go to the deal, and pay {price}', { price: formatPrice(last.amount) })
            : t('See the deal')}
        </Link>
      )}
    </div>
  );
}

function Standing({ last, offers }: { last: Offer; offers: Offers }) {
  const price = formatPrice(last.amount);
  const { dueAt } = last;
  if (last.status === 'open' && dueAt)
    return rich(
      last.by === offers.as
        ? 'Your offer of {price} waits for {name}, until <moment></moment>.'
        : '{name} offers {price}. Your answer is awaited until <moment></moment>.',
      { price, name: otherName(offers), moment: () => <Until moment={dueAt} /> },
    );
  if (last.status === 'accepted')
    return offers.as === 'buyer'
      ? t('The bike is booked for you at {price}.', { price })
      : t('The bike is booked for {name} at {price}.', { name: offers.buyersName, price });
  return t('{price}: {outcome}.', { price, outcome: outcomeOf(last, offers) });
}

function NoneYet({ offers: { as, takesOffers, may, resalePrice } }: { offers: Offers }) {
  if (as === 'seller') return t('No offers yet.');
  if (!takesOffers) return t('The seller takes no offers on this bike. You can book it at its price.');
  if (!may.includes('make')) return t('No offer can be made on this bike now.');
  return t('The seller asks {price}. You can offer less.', { price: formatPrice(resalePrice) });
}
