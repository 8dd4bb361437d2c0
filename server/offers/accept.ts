import { v7 as newId } from 'uuid';
import type { Offers } from '#contract/offers.ts';
import { t } from '#language/t.ts';
import type { AppContext } from '../context.ts';
import { bookHeld, endExpiredHolds, refusalFor } from '../deals/bookings/bookings.ts';
import { conflict } from '../http/errors.ts';
import { idempotent } from '../http/idempotency/idempotency.ts';
import type { Viewer } from '../http/viewer.ts';
import { holdProduct } from '../products/products.ts';
import { lockMembers } from '../users/membership/membership.ts';
import { closeOffers } from './closing/closing.ts';
import { buyerOf, hasEnded, ownOffer } from './own.ts';
import * as queries from './queries.ts';
import { readOffers } from './read.ts';
import { barTo, refusalOf } from './refusals.ts';
import { otherSide, personOn, publishOffers } from './telling.ts';

/** A booking of the buyer at the offered price, made as any other: of everybody who wants the bike one gets it. */
export async function acceptOffer(market: AppContext, viewer: Viewer, id: string, key?: string): Promise<Offers> {
  const offer = await ownOffer(market.sql, viewer, id);
  const { side, productId, buyerId } = offer;
  const buyer = await buyerOf(market.sql, viewer, offer);
  const bookingId = newId();
  const once = { personId: viewer.id, effect: 'accepted-offer' as const, key, madeId: bookingId };
  await idempotent(market.sql, once, async (db) => {
    const isThere = await lockMembers(db, viewer.id, personOn(otherSide(side), offer));
    if (!buyer || !isThere) throw (await barTo(db, offer, 'accept')) ?? hasEnded();
    await endExpiredHolds(db, market, productId);
    const product = await holdProduct(db, buyer, { id: productId, whyNot: () => barTo(db, offer, 'accept') });
    const [accepted] = await queries.accept(db, offer, side);
    if (!accepted) throw await refusalOf(db, offer, 'accept');
    const { amountCents: priceCents, phone, meetingPlace } = accepted;
    const bars = await bookHeld(db, market, {
      ...{ id: bookingId, productId, product, buyerId, offerId: id },
      ...{ priceCents, phone, meetingPlace, verb: 'accept-offer', as: side },
    });
    if (bars) throw side === 'buyer' ? refusalFor(market.settings, bars) : buyerIsBarred();
    await Promise.all([
      closeOffers(db, { reason: 'another-accepted', bikes: [productId] }),
      publishOffers(db, [offer]),
    ]);
  });
  return readOffers(market, viewer, offer);
}

/** Why is the buyer's affair. */
const buyerIsBarred = () =>
  conflict('given-up-before', t('This buyer cannot book a bike at the moment. You can try again later.'));
