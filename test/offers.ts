import { bookProduct } from '#contract/bookings.ts';
import type { OfferAct, OfferSide, OfferStatus } from '#contract/offer-machine.ts';
import * as contract from '#contract/offers.ts';
import type { Sql } from '#server/database/connect.ts';
import { endOverdueOffers } from '#server/offers/offers.ts';
import type { TestMarket } from './market.ts';
import type { Caller } from './people.ts';
import { aProductOf, meeting } from './products.ts';

export interface Two {
  market: TestMarket;
  buyer: Caller;
  seller: Caller;
  /** Another buyer. */
  rival: Caller;
}

export interface TestOffer {
  productId: string;
  buyerId: string;
  id: string;
}

export const OFFERED = 1200;
export const COUNTERED = 1300;

export const offer = (buyer: Caller, productId: string, amount: number | string = OFFERED, key?: string) =>
  buyer.call(contract.makeOffer, { body: { productId, amount, ...meeting }, ...(key && { key }) });

export const counter = (person: Caller, id: string, amount: number | string = COUNTERED, key?: string) =>
  person.call(contract.counterOffer, { params: { id }, body: { amount }, ...(key && { key }) });

const BY_ID = {
  accept: contract.acceptOffer,
  decline: contract.declineOffer,
  withdraw: contract.withdrawOffer,
} as const;

/** Any verb; a counter-offer is one that its side can make. */
export function doTo({ id, productId }: TestOffer, act: OfferAct, person: Caller, amount?: number) {
  if (act === 'make') return offer(person, productId, amount);
  if (act === 'counter') return counter(person, id, amount);
  return person.call(BY_ID[act], { params: { id } });
}

export const offersOf = (person: Caller, { productId, buyerId }: Pick<TestOffer, 'productId' | 'buyerId'>) =>
  person.call(contract.readOffers, { params: { productId, buyerId } });

export async function anOpenOffer({ buyer, seller }: Two, author: OfferSide = 'buyer'): Promise<TestOffer> {
  const productId = await aProductOf(seller);
  const made = lastOf(await offer(buyer, productId));
  return author === 'buyer' ? made : lastOf(await counter(seller, made.id));
}

/** Brought there by legal steps; the bike stays on sale unless the offer is accepted. */
export async function offerIn(two: Two, status: OfferStatus, author: OfferSide = 'buyer'): Promise<TestOffer> {
  const { market, buyer, seller } = two;
  const { sql } = market.market;
  const open = await anOpenOffer(two, author);
  const [own, other] = author === 'buyer' ? [buyer, seller] : [seller, buyer];
  if (status === 'accepted') await succeeds(doTo(open, 'accept', other));
  if (status === 'countered') await succeeds(doTo(open, 'counter', other, author === 'buyer' ? 1250 : 1280));
  if (status === 'declined') await succeeds(doTo(open, 'decline', other));
  if (status === 'withdrawn') await succeeds(doTo(open, 'withdraw', own));
  if (status === 'expired') {
    await letOfferAge(sql, open.id);
    await endOverdueOffers(sql);
  }
  if (status === 'closed') {
    const terms = (takesOffers: boolean) => ({ params: { id: open.productId }, body: { takesOffers, floor: null } });
    await succeeds(seller.call(contract.changeOfferTerms, terms(false)));
    await succeeds(seller.call(contract.changeOfferTerms, terms(true)));
  }
  return open;
}

export async function letOfferAge(sql: Sql, id: string) {
  await sql`update offers set due_at = now() - interval '1 second' where id = ${id} and status = 'open'`;
}

export const book = (buyer: Caller, productId: string) => buyer.call(bookProduct, { body: { productId, ...meeting } });

export function lastOf({ status, body }: { status: number; body: contract.Offers & { detail?: string } }): TestOffer {
  const { productId, buyerId, offers } = body;
  const last = offers?.at(-1);
  if (status !== 200 || !last) throw new Error(`An offer was answered with ${status}: ${body.detail}`);
  return { productId, buyerId, id: last._id };
}

async function succeeds(reply: Promise<{ status: number; body: { detail?: string } }>) {
  const { status, body } = await reply;
  if (status !== 200) throw new Error(`A step of an offer was answered with ${status}: ${body.detail}`);
}
