import { randomUUID } from 'node:crypto';
import { aBookingOf } from '../test/bookings.ts';
import type { Marketplace } from '../test/marketplace.ts';
import { newcomer } from '../test/newcomer.ts';
import type { Caller } from '../test/people.ts';
import { aProductOf, goodBike } from '../test/products.ts';

export function aBikeOf(seller: Caller, { url }: Marketplace, changes: object = {}): Promise<string> {
  return aProductOf(seller, { img: `${url}/pictures/naked-copper-yamaha-4.svg`, ...changes });
}

export interface Deal {
  seller: Caller;
  buyer: Caller;
  productName: string;
  productId: string;
  bookingId: string;
}

export async function aDeal(
  marketplace: Marketplace,
  productName = `${goodBike.productName} ${randomUUID().slice(0, 8)}`,
  resalePrice: number = goodBike.resalePrice,
): Promise<Deal> {
  const [seller, buyer] = await Promise.all([newcomer(marketplace.url, 'seller'), newcomer(marketplace.url, 'buyer')]);
  const productId = await aBikeOf(seller, marketplace, { productName, resalePrice });
  return { seller, buyer, productName, productId, bookingId: await aBookingOf(buyer, productId) };
}
