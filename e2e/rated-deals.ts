import { readProduct } from '#contract/products.ts';
import { rateDeal } from '#contract/ratings.ts';
import { aBookingOf } from '../test/bookings.ts';
import type { Marketplace } from '../test/marketplace.ts';
import { newcomer } from '../test/newcomer.ts';
import type { Caller } from '../test/people.ts';
import { goodBike } from '../test/products.ts';
import { aBikeOf, type Deal } from './deals.ts';
import { completed } from './paid-deals.ts';

interface Words {
  stars: number;
  asDescribed?: boolean;
  words?: string;
}

export async function rate(caller: Caller, bookingId: string, body: Words) {
  const { status, body: answer } = await caller.call(rateDeal, { params: { id: bookingId }, body });
  if (status !== 200) throw new Error(`Rating answered ${status}: ${answer.detail}`);
  return answer;
}

/** A deal of this seller that is done, and rated by both. */
export async function aRatedDeal(
  marketplace: Marketplace,
  seller: Caller,
  byBuyer: Words,
  bySeller: Words = { stars: 5 },
): Promise<Deal> {
  const buyer = await newcomer(marketplace.url, 'buyer');
  const productId = await aBikeOf(seller, marketplace);
  const bookingId = await aBookingOf(buyer, productId);
  const deal = await completed({ seller, buyer, productId, productName: goodBike.productName, bookingId });
  await rate(buyer, bookingId, { asDescribed: true, ...byBuyer });
  await rate(seller, bookingId, bySeller);
  return deal;
}

export async function sellersPage(caller: Caller, productId: string) {
  const { body } = await caller.call(readProduct, { params: { id: productId } });
  return `/sellers/${body.sellerId}`;
}
