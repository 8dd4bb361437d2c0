import { z } from 'zod';
import { endpoint } from './endpoint.ts';

const within = (least: number, most: number, usual: number) =>
  z.coerce.number().int().min(least).max(most).default(usual);

export const ListingSettings = z.object({
  newSeller: within(1, 1_000_000, 10),
  eachDeal: within(0, 10_000, 5),
  eachMonth: within(0, 10_000, 2),
  unverified: within(1, 1_000_000, 200),
  verified: within(1, 1_000_000, 50_000),
});
export type ListingSettings = z.output<typeof ListingSettings>;

export interface Standing {
  verified: boolean;
  deals: number;
  months: number;
}

export function listingLimit({ verified, deals, months }: Standing, settings: ListingSettings): number {
  if (verified) return settings.verified;
  const earned = settings.newSeller + deals * settings.eachDeal + months * settings.eachMonth;
  return Math.min(earned, Math.max(settings.newSeller, settings.unverified));
}

export const ListingLimit = z.object({
  listed: z.number().int(),
  most: z.number().int(),
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
