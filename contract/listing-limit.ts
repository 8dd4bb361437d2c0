import { z } from 'zod';
import { endpoint } from './endpoint.ts';

const within = (least: number, most: number, usual: number) =>
  z.coerce.number().int().min(least).max(most).default(usual);

/** How many bikes one seller may have on sale. The environment can change each of these. */
export const ListingSettings = z.object({
  /** A seller who has just joined. */
  newSeller: within(1, 1_000_000, 10),
  /** So many more for every completed deal … */
  eachDeal: within(0, 10_000, 5),
  /** … and for every 30 days since they joined … */
  eachMonth: within(0, 10_000, 2),
  /** … up to so many, as long as no admin has verified them. */
  unverified: within(1, 1_000_000, 200),
  /** A verified seller. */
  verified: within(1, 1_000_000, 50_000),
});
export type ListingSettings = z.output<typeof ListingSettings>;

export interface Standing {
  verified: boolean;
  /** Completed deals as a seller. */
  deals: number;
  /** Of 30 days, since they joined. */
  months: number;
}

/** How many bikes a seller may have on sale at a time. */
export function listingLimit({ verified, deals, months }: Standing, settings: ListingSettings): number {
  if (verified) return settings.verified;
  const earned = settings.newSeller + deals * settings.eachDeal + months * settings.eachMonth;
  return Math.min(earned, Math.max(settings.newSeller, settings.unverified));
}

export const ListingLimit = z.object({
  /** Bikes on sale now, booked ones among them. */
  listed: z.number().int(),
  most: z.number().int(),
  /** How many they could have if an admin verified them. */
  verifiedMost: z.number().int().optional(),
});
export type ListingLimit = z.infer<typeof ListingLimit>;

export const readListingLimit = endpoint({
  method: 'GET',
  path: '/listing-limit',
  access: 'seller',
  summary: 'How many bikes one has on sale, and how many one may have',
  answer: ListingLimit,
});
