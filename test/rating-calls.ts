import { randomUUID } from 'node:crypto';
import { reportRating } from '#contract/ratings.ts';
import { type Cast, dealIn } from './deal-in.ts';
import type { GoodCall, Sent } from './good-calls.ts';
import type { Caller } from './people.ts';
import { sellerIdOf } from './products.ts';
import { aRatedDeal, praise } from './ratings.ts';

type By = (caller: Caller, input?: () => Sent | Promise<Sent>) => GoodCall;

/** One valid call of each endpoint of ratings and sellers. */
export function ratingCalls(
  cast: Cast,
  by: By,
  aBike: () => Promise<{ params: { id: string } }>,
): Record<string, GoodCall> {
  const { market, buyer, seller, admin } = cast;
  const about = (id: string) => ({ params: { id } });
  const aRating = async () => about((await aRatedDeal(cast)).ratingId);
  const aReportedRating = async () => {
    const rating = await aRating();
    await seller.call(reportRating, { ...rating, body: { reason: 'offensive' } });
    return rating;
  };
  const theSeller = async () => about(await sellerIdOf(market.nobody, (await aBike()).params.id));
  return {
    readDealRatings: by(buyer, async () => about((await aRatedDeal(cast)).bookingId)),
    rateDeal: by(buyer, async () => ({ ...about((await dealIn('completed', cast)).bookingId), body: praise })),
    listOwnRatings: by(seller, aRating),
    replyToRating: by(seller, async () => ({ ...(await aRating()), body: { words: 'Thank you' } })),
    reportRating: by(seller, async () => ({ ...(await aRating()), body: { reason: 'untrue', words: 'He lies' } })),
    listReportedRatings: by(admin, aReportedRating),
    dismissRatingReports: by(admin, aReportedRating),
    removeRating: by(admin, async () => ({ ...(await aReportedRating()), body: { reason: 'It is not true' } })),
    readSeller: by(buyer, theSeller),
    listSellersBikes: by(buyer, theSeller),
    listSellersRatings: by(buyer, async () => {
      await aRating();
      return theSeller();
    }),
  };
}

type Input = { params?: object; body?: object };
type Statuses = [number, number, number, number, number];

interface Given {
  aDeal(body?: object): Promise<Input>;
  /** The id. */
  theSeller(): Promise<string>;
}

/** Rows of test/access.test.ts. */
export function ratingAccess({ aDeal, theSeller }: Given) {
  const strange = (body?: object) => () => ({ params: { id: randomUUID() }, ...(body && { body }) });
  const seller = async () => ({ params: { id: await theSeller() } });
  const forAll: Statuses = [200, 200, 200, 200, 200];
  const forAdmins: Statuses = [401, 403, 403, 403, 200];
  const forNone: Statuses = [401, 404, 404, 404, 404];
  return {
    readDealRatings: [() => aDeal(), 401, 200, 200, 404, 404],
    rateDeal: [() => aDeal({ stars: 5 }), 401, 409, 409, 404, 404],
    listOwnRatings: [() => ({}), 401, 200, 200, 200, 200],
    replyToRating: [strange({ words: 'Thanks' }), ...forNone],
    reportRating: [strange({ reason: 'untrue' }), ...forNone],
    listReportedRatings: [() => ({}), ...forAdmins],
    dismissRatingReports: [strange(), ...forAdmins],
    removeRating: [strange({ reason: 'So' }), ...forAdmins],
    readSeller: [seller, ...forAll],
    listSellersBikes: [seller, ...forAll],
    listSellersRatings: [seller, ...forAll],
  } satisfies Record<string, [input: () => Input | Promise<Input>, ...Statuses]>;
}
