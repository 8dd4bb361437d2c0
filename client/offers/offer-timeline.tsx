import { DateTime } from '#client/ui/date-time.tsx';
import { rich } from '#client/ui/rich.ts';
import { Until } from '#client/ui/until.tsx';
import type { Offer, Offers } from '#contract/offers.ts';
import { outcomeOf, whoOffered } from './offer-words.ts';

/** Oldest first, as a talk is read. */
export function OfferTimeline({ offers }: { offers: Offers }) {
  return (
    <ol className="grid gap-3">
      {offers.offers.map((offer) => (
        <li
          key={offer._id}
          className={`border-s-2 ps-3 wrap-anywhere ${offer.status === 'open' ? 'border-primary' : 'border-base-300'}`}
        >
          <p className="font-semibold">{whoOffered(offer, offers)}</p>
          <p className="text-sm text-quiet">
            <DateTime of={offer.madeAt} />
          </p>
          <p className="mt-0.5">
            <Outcome of={offer} offers={offers} />
          </p>
        </li>
      ))}
    </ol>
  );
}

function Outcome({ of: offer, offers }: { of: Offer; offers: Offers }) {
  const { dueAt, by } = offer;
  if (!dueAt) return outcomeOf(offer, offers);
  return rich(
    by === offers.as
      ? 'Waiting for an answer until <moment></moment>'
      : 'Waiting for your answer until <moment></moment>',
    { moment: () => <Until moment={dueAt} /> },
  );
}
