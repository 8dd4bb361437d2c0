import { randomUUID } from 'node:crypto';
import * as contract from '#contract/offers.ts';
import type { Marketplace } from '../test/marketplace.ts';
import { newcomer } from '../test/newcomer.ts';
import type { Caller } from '../test/people.ts';
import { goodBike, meeting } from '../test/products.ts';
import { aBikeOf } from './deals.ts';

export interface Haggling {
  seller: Caller;
  buyer: Caller;
  productId: string;
  productName: string;
}

export async function aBikeToHaggleOver(marketplace: Marketplace): Promise<Haggling> {
  const [seller, buyer] = await Promise.all([newcomer(marketplace.url, 'seller'), newcomer(marketplace.url, 'buyer')]);
  const productName = `${goodBike.productName} ${randomUUID().slice(0, 8)}`;
  return { seller, buyer, productName, productId: await aBikeOf(seller, marketplace, { productName }) };
}

export async function offered({ buyer, productId }: Pick<Haggling, 'buyer' | 'productId'>, amount: number) {
  return answered(buyer.call(contract.makeOffer, { body: { productId, amount, ...meeting } }));
}

export const countered = (person: Caller, { offers }: contract.Offers, amount: number) =>
  answered(person.call(contract.counterOffer, { params: { id: lastOf(offers) }, body: { amount } }));

export const declined = (person: Caller, { offers }: contract.Offers) =>
  answered(person.call(contract.declineOffer, { params: { id: lastOf(offers) } }));

export const accepted = (person: Caller, { offers }: contract.Offers) =>
  answered(person.call(contract.acceptOffer, { params: { id: lastOf(offers) } }));

const lastOf = (offers: contract.Offer[]) => offers.at(-1)?._id ?? '';

async function answered(reply: Promise<{ status: number; body: contract.Offers }>): Promise<contract.Offers> {
  const { status, body } = await reply;
  if (status !== 200) throw new Error(`An offer answered ${status}: ${JSON.stringify(body)}`);
  return body;
}
