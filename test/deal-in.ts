import type { Actor, BookingStatus, DealVerb } from '#contract/deal-machine.ts';
import { transition } from '#server/deals/bookings/bookings.ts';
import { moveDueDeals } from '#server/deals/deals.ts';
import { aBookingOf, letTimeRunOut, meetingIsIn, payFor } from './bookings.ts';
import type { CardHolder } from './cards.ts';
import type { TestMarket } from './market.ts';
import type { Caller } from './people.ts';
import { aProductOf, goodBike } from './products.ts';
import { type PersonsVerb, VERB_CALLS } from './verb-calls.ts';

export interface Cast {
  market: TestMarket;
  cards: CardHolder;
  buyer: Caller;
  seller: Caller;
  admin: Caller;
}

export interface TestDeal {
  bookingId: string;
  productId: string;
}

type Step = readonly [from: BookingStatus, verb: DealVerb, as: Actor];

/** The last step to each status. */
const LAST_STEP: Record<Exclude<BookingStatus, 'booked'>, Step> = {
  paid: ['booked', 'pay', 'provider'],
  'meeting-agreed': ['paid', 'accept', 'buyer'],
  'seller-missed': ['meeting-agreed', 'miss-seller', 'buyer'],
  'buyer-missed': ['meeting-agreed', 'miss-buyer', 'seller'],
  'handed-over': ['paid', 'hand-over', 'seller'],
  disputed: ['paid', 'dispute', 'buyer'],
  'charge-disputed': ['paid', 'charge-back', 'provider'],
  completed: ['handed-over', 'confirm', 'buyer'],
  expired: ['booked', 'expire', 'clock'],
  'payment-failed': ['booked', 'give-up-cards', 'provider'],
  declined: ['paid', 'decline', 'seller'],
  cancelled: ['paid', 'cancel', 'buyer'],
  'no-show': ['seller-missed', 'uphold', 'clock'],
  refunded: ['disputed', 'refund', 'admin'],
  'charged-back': ['charge-disputed', 'lose-charge', 'provider'],
};

/** A deal brought to a status by legal steps of users, card provider and clock; `via` picks the path. */
export async function dealIn(status: BookingStatus, cast: Cast, via?: BookingStatus): Promise<TestDeal> {
  if (status === 'booked') {
    const productId = await aProductOf(cast.seller);
    return { productId, bookingId: await aBookingOf(cast.buyer, productId) };
  }
  const [from, verb, as] = LAST_STEP[status];
  const deal = await dealIn(via ?? from, cast);
  await takeInDeal(cast, deal, verb, as);
  return deal;
}

/** Takes a legal step after setting up its conditions; throws when refused. */
export async function takeInDeal(cast: Cast, deal: TestDeal, verb: DealVerb, as: Actor) {
  if (as === 'clock') return theClockMoves(cast, deal, verb);
  if (as === 'provider') return theProviderSays(cast, deal, verb);
  await makeReady(cast, deal, verb, as);
  const { status, body } = await ask(cast, deal, verb as PersonsVerb, as);
  if (status !== 200) throw new Error(`${verb} by the ${as} was answered with ${status}: ${body.detail}`);
}

/** The call may be refused. */
export async function ask(cast: Cast, deal: TestDeal, verb: PersonsVerb, as: Person | Caller) {
  const { endpoint, body } = VERB_CALLS[verb];
  const caller = typeof as === 'string' ? cast[as] : as;
  return caller.call(endpoint, { params: { id: deal.bookingId }, ...(body && { body: await body(cast, deal) }) });
}

export type Person = 'buyer' | 'seller' | 'admin';

/** Sets up the conditions of a verb other than the status. */
export async function makeReady(cast: Cast, deal: TestDeal, verb: DealVerb, as: Person) {
  const { sql } = cast.market.market;
  if (verb === 'accept') await takeInDeal(cast, deal, 'propose', as === 'buyer' ? 'seller' : 'buyer');
  if (verb === 'miss-seller' || verb === 'miss-buyer') await meetingIsIn(sql, deal.bookingId, -1);
  if (verb === 'cancel-late') await meetingIsIn(sql, deal.bookingId, 1);
}

async function theClockMoves({ market: { market } }: Cast, deal: TestDeal, verb: DealVerb) {
  await letTimeRunOut(market.sql, deal.bookingId);
  if (verb !== 'extend') return moveDueDeals(market);
  await market.sql.begin((db) => transition(db, market, keyOf(deal), { verb, mover: { as: 'clock' } }));
}

async function theProviderSays({ market: { market }, cards, buyer }: Cast, deal: TestDeal, verb: DealVerb) {
  if (verb === 'pay') return payFor(buyer, deal.bookingId, cards);
  const cents = Math.round(goodBike.resalePrice * 100);
  const reference = `dp_${deal.bookingId}`;
  await market.sql.begin((db) =>
    transition(db, market, keyOf(deal), { verb, mover: { as: 'provider' }, cents, reference }),
  );
}

const keyOf = ({ productId, bookingId }: TestDeal) => ({ productId, id: bookingId });
