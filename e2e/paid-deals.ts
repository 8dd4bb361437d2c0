import { intentOf, localProvider } from '#client/deals/payments/local-provider.ts';
import { readConfig } from '#contract/config.ts';
import { confirmDeal, disputeDeal, handOver, readDeal } from '#contract/deals.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { createPaymentIntent, recordPayment } from '#contract/payments.ts';
import type { Marketplace } from '../test/marketplace.ts';
import type { Reply } from '../test/people.ts';
import { goodBike } from '../test/products.ts';
import { GOOD_CARD } from './cards.ts';
import { aDeal, type Deal } from './deals.ts';

interface Wishes {
  productName?: string | undefined;
  card?: string;
  resalePrice?: number;
}

export async function aPaidDeal(
  marketplace: Marketplace,
  { productName, card, resalePrice = goodBike.resalePrice }: Wishes = {},
): Promise<Deal> {
  const deal = await aDeal(marketplace, productName, resalePrice);
  await pay(deal, resalePrice, card);
  return deal;
}

export async function aHandedOverDeal(marketplace: Marketplace, wishes: Wishes = {}): Promise<Deal> {
  return handedOver(await aPaidDeal(marketplace, wishes));
}

/** Takes a booking to its end. */
export async function completed(deal: Deal): Promise<Deal> {
  await pay(deal, goodBike.resalePrice);
  return ended(deal);
}

/** Takes a paid deal to its end. */
export async function ended(deal: Deal): Promise<Deal> {
  await handedOver(deal);
  done(await deal.buyer.call(confirmDeal, { params: { id: deal.bookingId } }));
  return deal;
}

async function handedOver(deal: Deal): Promise<Deal> {
  const params = { id: deal.bookingId };
  const { code } = done(await deal.buyer.call(readDeal, { params }));
  done(await deal.seller.call(handOver, { params, body: { code } }));
  return deal;
}

export async function aCompletedDeal(marketplace: Marketplace, wishes: Wishes = {}): Promise<Deal> {
  return ended(await aPaidDeal(marketplace, wishes));
}

export async function aDisputedDeal(
  marketplace: Marketplace,
  { words = 'The engine does not start.', photos = [], ...wishes }: Wishes & Partial<Complaint> = {},
): Promise<Deal> {
  const deal = await aHandedOverDeal(marketplace, wishes);
  done(await deal.buyer.call(disputeDeal, { params: { id: deal.bookingId }, body: { words, photos } }));
  return deal;
}

interface Complaint {
  words: string;
  photos: { name: string; alt: string }[];
}

/** As the browser does: the card number goes to the provider only. */
export async function pay({ buyer, bookingId }: Pick<Deal, 'buyer' | 'bookingId'>, price: number, card = GOOD_CARD) {
  const { clientSecret } = done(await buyer.call(createPaymentIntent, { body: { bookingId, resalePrice: price } }));
  const provider = localProvider(done(await buyer.call(readConfig)).cards);
  const taken = await provider.takeCard({ number: card, expiry: '12/34', cvc: '123' }, buyer);
  if (!('ok' in taken)) throw new Error(taken.error.message);
  const confirmed = await provider.confirm(clientSecret, taken.ok.id);
  if (!('ok' in confirmed)) throw new Error(confirmed.error.message);
  done(await buyer.call(recordPayment, { body: { bookingId, transactionId: intentOf(clientSecret) } }));
}

function done<E extends Endpoint>({ status, body }: Reply<E>): Reply<E>['body'] {
  if (status >= 300) throw new Error(`${status}: ${body.detail}`);
  return body;
}
