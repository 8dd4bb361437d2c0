import { z } from 'zod';
import { Dollars } from './money.ts';

/** So long cards tell of a lower price. */
export const LOWERED_DAYS = 14;
export const MOST_PRICE_CHANGES = 20;

/** `until`: then it is no news any more. */
export const Lowered = z.object({ by: Dollars, until: z.string() });

export const PriceHistory = z.object({
  /** Newest first. */
  changes: z.array(z.object({ changedAt: z.string(), from: Dollars, to: Dollars })).max(MOST_PRICE_CHANGES),
  /** Absent: there are more changes than these. */
  firstPrice: Dollars.optional(),
  /** On sale again after a deal that fell through; newest first. */
  relistedAt: z.array(z.string()),
  /** Whole days since the bike was listed. Absent: not on sale. */
  daysOnSale: z.number().int().nonnegative().optional(),
});
export type PriceHistory = z.infer<typeof PriceHistory>;
