import { z } from 'zod';
import { message, t } from '#language/t.ts';
import { Price } from './money.ts';

export const floorTooHigh = message('Please choose an amount below the price of the bike');

/** Of a new bike. Absent: it takes offers of any amount. */
export const firstTerms = {
  takesOffers: z.boolean().optional(),
  /** Lower offers are declined at once; only the seller knows it. */
  floor: Price.nullable().optional(),
};

interface Floored {
  resalePrice: number;
  floor?: number | null | undefined;
}

export const isFloorBelow = ({ resalePrice, floor }: Floored) => !floor || floor < resalePrice;
export const floorFault = { path: ['floor'], error: () => t(floorTooHigh) };
