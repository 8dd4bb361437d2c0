import type { OfferSide } from '#contract/offer-machine.ts';
import { lowestOffer, type OfferSettings } from '#contract/offer-settings.ts';

/** In cents, both included. */
export interface Range {
  from: number;
  to: number;
}

interface Standing {
  side: OfferSide;
  priceCents: number;
  /** The other side's open offer, which is answered. */
  answeredCents?: number | undefined;
}

/** Of the next offer of a side; undefined: there is no amount between. */
export function rangeOf({ side, priceCents, answeredCents }: Standing, settings: OfferSettings): Range | undefined {
  const below = (cents: number) => cents - 1;
  const from = side === 'seller' && answeredCents ? answeredCents + 1 : lowestOffer(priceCents, settings);
  const to = below(side === 'buyer' && answeredCents ? Math.min(answeredCents, priceCents) : priceCents);
  return from <= to ? { from, to } : undefined;
}
