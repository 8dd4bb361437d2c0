import { z } from 'zod';
import { LOWEST_PRICE } from './money.ts';

const within = (least: number, most: number, usual: number) =>
  z.coerce.number().int().min(least).max(most).default(usual);

export const OfferSettings = z.object({
  answerHours: within(1, 720, 24),
  lowestPercent: within(1, 99, 30),
  aDay: within(1, 10_000, 20),
  /** Of each side, on one bike with the same other side, ever. */
  aSide: within(1, 1000, 5),
  onOneBike: within(1, 1000, 50),
});
export type OfferSettings = z.output<typeof OfferSettings>;

/** Of a buyer, in cents; a counter-offer lies between the answered offer and the price. */
export const lowestOffer = (priceCents: number, { lowestPercent }: Pick<OfferSettings, 'lowestPercent'>) =>
  Math.max(Math.ceil((priceCents * lowestPercent) / 100), LOWEST_PRICE * 100);
