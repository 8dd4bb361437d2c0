import type { DemoOfferAct } from '../../demo/offers.ts';
import type { AppContext } from '../context.ts';
import type { Viewer } from '../http/viewer.ts';
import {
  acceptOffer,
  counterOffer,
  declineOffer,
  endOverdueOffers,
  makeOffer,
  readOffers,
  withdrawOffer,
} from '../offers/offers.ts';
import * as queries from './queries.ts';

interface Haggling {
  productId: string;
  buyer: Viewer;
  seller: Viewer;
  meeting: { number: string; location: string };
  /** At its price, by whoever has it in the end. */
  book(): Promise<unknown>;
}

/** A step through the regular verbs; afterwards it is as old as the demo says. */
export async function haggle(market: AppContext, haggling: Haggling, step: DemoOfferAct) {
  await perform(market, haggling, step);
  if (step.hoursAgo) await queries.ageOffers(market.sql, haggling.productId, step.hoursAgo);
}

async function perform(market: AppContext, { productId, buyer, seller, meeting, book }: Haggling, step: DemoOfferAct) {
  const amount = (step.amount ?? 0) * 100;
  if (step.act === 'make') return makeOffer(market, buyer, { productId, amount, ...meeting });
  if (step.act === 'book') return book();
  if (step.act === 'expire') {
    await queries.letOffersExpire(market.sql, productId, buyer.id);
    return endOverdueOffers(market.sql);
  }
  const { offers } = await readOffers(market, buyer, { productId, buyerId: buyer.id });
  const id = offers.at(-1)?._id ?? '';
  const viewer = step.by === 'seller' ? seller : buyer;
  if (step.act === 'counter') return counterOffer(market, viewer, { id, amount });
  const answers = { accept: acceptOffer, decline: declineOffer, withdraw: withdrawOffer };
  return answers[step.act](market, viewer, id);
}
