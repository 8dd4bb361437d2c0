import { dollars } from '#contract/money.ts';
import { LOWERED_DAYS, MOST_PRICE_CHANGES, type PriceHistory } from '#contract/price-history.ts';
import type { Product, WholeProduct } from '#contract/products.ts';
import type { FormerPrice } from './price-history-queries.ts';
import type { ProductRow, WholeRow } from './queries.ts';

const DAY_MS = 24 * 60 * 60_000;

export function loweredPrice({ recentFormerPrice, resalePriceCents }: ProductRow): Product['lowered'] {
  const cents = recentFormerPrice ? recentFormerPrice.cents - resalePriceCents : 0;
  if (!recentFormerPrice || cents <= 0) return undefined;
  const until = new Date(Date.parse(recentFormerPrice.at) + LOWERED_DAYS * DAY_MS);
  return { by: dollars(cents), until: until.toISOString() };
}

/** When the first of these is no longer shown as lowered, for `Tagged.expiring`. */
export const loweredUntil = (products: readonly Product[]) =>
  Math.min(...products.flatMap(({ lowered }) => (lowered ? [Date.parse(lowered.until)] : [])));

export function priceHistory({ formerPrices, relistings, resalePriceCents, listedAt, status }: WholeRow): PriceHistory {
  return {
    changes: formerPrices.map(({ cents, at }: FormerPrice, nth) => ({
      changedAt: new Date(at).toISOString(),
      from: dollars(cents),
      to: dollars(formerPrices[nth - 1]?.cents ?? resalePriceCents),
    })),
    ...(formerPrices.length < MOST_PRICE_CHANGES && {
      firstPrice: dollars(formerPrices.at(-1)?.cents ?? resalePriceCents),
    }),
    relistedAt: relistings.map((at) => new Date(at).toISOString()),
    ...(status === 'available' && { daysOnSale: daysSince(listedAt) }),
  };
}

const daysSince = (moment: Date) => Math.max(0, Math.floor((Date.now() - moment.getTime()) / DAY_MS));

/** When the bike is on sale for a day more, for `Tagged.expiring`. */
export const anotherDayAt = ({ postDate, priceHistory: { daysOnSale } }: WholeProduct) =>
  daysOnSale === undefined ? Number.POSITIVE_INFINITY : Date.parse(postDate) + (daysOnSale + 1) * DAY_MS;
