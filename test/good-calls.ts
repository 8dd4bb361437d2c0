import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { BookingStatus, DealVerb } from '#contract/deal-machine.ts';
import { disputeDeal } from '#contract/deals.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { addFavourite } from '#contract/favourites.ts';
import { decideImportReview } from '#contract/import-reviews.ts';
import { editProduct } from '#contract/products.ts';
import { reportProduct } from '#contract/reports.ts';
import type { Sql } from '#server/database/connect.ts';
import { anAdminWith } from './admins.ts';
import { aBookingOf } from './bookings.ts';
import { channelInputs } from './channels.ts';
import { type Cast, dealIn, makeReady, type Person, type TestDeal } from './deal-in.ts';
import { messageCalls } from './good-message-calls.ts';
import { aCheckedImportOf, anImportOf, aWaitingImportOf, bikesFile, columnsOfBikes } from './imports.ts';
import { insightCalls } from './insights.ts';
import { inspectionCalls } from './inspections.ts';
import { listingCalls } from './listing-calls.ts';
import { anOpenOffer, COUNTERED, OFFERED } from './offers.ts';
import { type Caller, callerOf, type SentFile } from './people.ts';
import { aJpeg, aPhotoOf } from './photos.ts';
import { anAdvertisedProductOf, aProductOf, aValuedBike, describedBike, goodBike, meeting } from './products.ts';
import { ratingCalls } from './rating-calls.ts';
import { aRefundProposal } from './refund-proposals.ts';
import { savedSearchCalls } from './saved-searches.ts';
import { type PersonsVerb, VERB_CALLS } from './verb-calls.ts';
import { verificationCalls } from './verification-calls.ts';

export interface Sent {
  params?: object;
  query?: object;
  body?: unknown;
  file?: SentFile;
}

/** Sets up a valid call, and returns it. */
export type GoodCall = (endpoint: Endpoint) => Promise<() => Promise<{ status: number }>>;

/**
 * One authorized, valid call per endpoint. Also waits for work after the response, watched on a separate connection.
 */
export function goodCalls(cast: Cast, aside: Sql = cast.market.market.sql): Record<string, GoodCall> {
  const { market, cards, buyer, seller, admin } = cast;
  const { sql } = market.market;

  const by =
    (caller: Caller, input: () => Sent | Promise<Sent> = () => ({})): GoodCall =>
    async (endpoint) => {
      const sent = await input();
      return () => caller.call(endpoint, sent);
    };
  const inDeal =
    (as: Person, verb: PersonsVerb, status: BookingStatus): GoodCall =>
    async (endpoint) => {
      const deal = await dealIn(status, cast);
      await makeReady(cast, deal, verb as DealVerb, as);
      const body = await VERB_CALLS[verb].body?.(cast, deal);
      return () => cast[as].call(endpoint, { params: { id: deal.bookingId }, ...(body && { body }) });
    };
  const aHeldPayout = async (body?: object) => {
    const { bookingId } = await dealIn('completed', cast);
    const [payout] = await sql<{ id: string }[]>`
      update payouts set held_for = 'same-phone', held_at = now() where booking_id = ${bookingId} returning id`;
    return { params: { id: payout?.id ?? '' }, ...(body && { body }) };
  };
  const pursued =
    (id: () => Promise<string>, body?: object): GoodCall =>
    async (endpoint) => {
      const params = { id: await id() };
      const running = () => aside`select from imports where id = ${params.id} and state in ('checking', 'importing')`;
      return async () => {
        const answer = await seller.call(endpoint, { params, ...(body && { body }) });
        while ((await running()).count) await pause(5);
        return answer;
      };
    };
  const about = (id: string) => ({ params: { id } });
  const aBike = async () => about(await aProductOf(seller, describedBike));
  const two = { market, buyer, seller, rival: admin };
  const anOffer = async () => about((await anOpenOffer(two)).id);
  const aBooking = async () => aBookingOf(buyer, await aProductOf(seller));
  const theDeal = async ({ bookingId }: TestDeal) => about(bookingId);
  const someBikes = async () => {
    await Promise.all([1, 2, 3].map(() => anAdvertisedProductOf(seller, describedBike)));
    return {};
  };
  const aBrand = async () => about((await sql`select id from categories where brand_name = 'YAMAHA'`)[0]?.id);
  const anEditedBike = async () => {
    const bike = await aBike();
    await seller.call(editProduct, { ...bike, body: { ...describedBike, colour: 'Blue', revision: 1 } });
    return bike;
  };
  const aWaiting = async () => aWaitingImportOf(market, await market.person('seller'));
  const aDecided = async () => {
    const id = await aWaiting();
    await admin.call(decideImportReview, { ...about(id), body: { decision: 'approved' } });
    return id;
  };
  const aFavourite = async () => {
    const bike = await aBike();
    await buyer.call(addFavourite, bike);
    return bike;
  };
  const aReportedBike = async () => {
    const bike = await aBike();
    await buyer.call(reportProduct, bike);
    return bike;
  };
  const aDispute = async (shown: { name: string }[] = []) => {
    const { bookingId: id } = await dealIn('handed-over', cast);
    await buyer.call(disputeDeal, { params: { id }, body: { words: 'The frame is bent', photos: shown } });
    return { params: { id } };
  };

  const aBikesPrice = async () => ({
    _id: await aProductOf(seller),
    formerPrice: goodBike.resalePrice,
    resalePrice: 999,
  });

  return {
    readConfig: by(buyer),
    listCategories: by(buyer),
    listAllCategories: by(admin),
    addCategory: by(admin, () => ({ body: { brandName: `BRAND ${randomUUID().slice(0, 8)}` } })),
    changeCategory: by(admin, async () => ({ ...(await aBrand()), body: { brandName: 'YAMAHA' } })),
    orderCategories: by(admin, async () => {
      const known = await sql<{ id: string }[]>`select id from categories where retired_at is null`;
      return { body: { ids: known.map(({ id }) => id) } };
    }),
    retireCategory: by(admin, async () => {
      const [brand] = await sql`
        insert into categories (id, brand_name, picture, position) values (${randomUUID()}, ${randomUUID()}, '', 99) returning id`;
      return { ...about(brand?.id), body: { isRetired: true } };
    }),
    listCategoryProducts: by(buyer, async () => ({ ...(await someBikes()), params: { brandName: 'BAJAJ' } })),
    listAdvertisedProducts: by(buyer, someBikes),
    readAccessToken: by(admin, () => ({ query: { email: admin.email } })),
    createUser: by(buyer, () => ({ body: { email: buyer.email, name: 'Me', role: 'buyer' } })),
    listUsers: by(admin, () => ({ query: { role: 'seller' } })),
    readUser: by(seller, () => ({ params: { email: seller.email } })),
    verifySeller: by(admin, async () => ({ params: { email: (await market.person('seller')).email } })),
    readPerson: by(admin, () => ({ params: { email: seller.email } })),
    decideVerification: by(admin, async () => ({
      params: { email: (await market.person('seller')).email },
      body: { isVarified: true, note: 'Passport and registration seen' },
    })),
    startSelling: by(admin, async () => ({ params: { email: (await market.person('buyer')).email } })),
    changeName: by(buyer, () => ({ body: { name: `Person ${randomUUID().slice(0, 8)}` } })),
    changeAdminJob: by(admin, async () => ({
      params: { email: (await anAdminWith(market, 'moderator')).email },
      body: { job: 'finance' },
    })),
    removeUser: by(admin, async () => ({ params: { email: (await market.person('buyer')).email } })),
    readAdmin: by(seller, () => ({ params: { email: seller.email } })),
    addProduct: by(seller, () => ({ body: describedBike })),
    listSellerProducts: by(seller, async () => ({ ...(await someBikes()), params: { email: seller.email } })),
    readProduct: by(admin, aBike),
    readContact: by(buyer, aBike),
    readProducts: by(buyer, async () => ({ query: { ids: (await aBike()).params.id } })),
    editProduct: by(seller, async () => ({ ...(await aBike()), body: { ...goodBike, revision: 1 } })),
    listProductChanges: by(seller, anEditedBike),
    advertiseProduct: by(seller, aBike),
    changePrices: by(seller, async () => ({ body: { changes: [await aBikesPrice(), await aBikesPrice()] } })),
    removeProducts: by(seller, async () => ({ body: { ids: [await aProductOf(seller), await aProductOf(seller)] } })),
    removeProduct: by(seller, aBike),
    addPhoto: by(seller, async () => ({ file: { type: 'image/jpeg', content: new Uint8Array(await aJpeg()) } })),
    changePortrait: by(buyer, async () => ({ file: { type: 'image/jpeg', content: new Uint8Array(await aJpeg()) } })),
    removePortrait: by(seller),
    readValuation: by(buyer, async () => ({ params: { id: await aProductOf(seller, describedBike) } })),
    listCalibrations: by(buyer),
    valueBike: by(seller, () => ({ query: aValuedBike })),
    checkFrame: by(seller, () => ({ body: { frameNumber: 'ME4KC319B8400001', kilometres: 35_000 } })),
    findModels: by(buyer, () => ({ query: { q: 'pulser', brand: 'BAJAJ' } })),
    findPlaces: by(buyer, () => ({ query: { q: 'dhaka' } })),
    bookProduct: by(buyer, async () => ({ body: { productId: await aProductOf(seller), ...meeting } })),
    makeOffer: by(buyer, async () => ({ body: { productId: await aProductOf(seller), amount: OFFERED, ...meeting } })),
    counterOffer: by(seller, async () => ({ ...(await anOffer()), body: { amount: COUNTERED } })),
    acceptOffer: by(seller, anOffer),
    declineOffer: by(seller, anOffer),
    withdrawOffer: by(buyer, anOffer),
    readOffers: by(seller, async () => {
      const { productId, buyerId } = await anOpenOffer(two);
      return { params: { productId, buyerId } };
    }),
    listOffers: by(seller, async () => ({ ...(await anOffer()), query: { as: 'seller' } })),
    readOfferTerms: by(seller, aBike),
    changeOfferTerms: by(seller, async () => ({ ...(await aBike()), body: { takesOffers: false, floor: null } })),
    listBuyers: by(seller, async () => ({ params: { email: (await aBooking()) && seller.email } })),
    listBookings: by(buyer, async () => ({ params: { email: (await aBooking()) && buyer.email } })),
    readBooking: by(buyer, async () => about(await aBooking())),
    createPaymentIntent: by(buyer, async () => ({
      body: { bookingId: await aBooking(), resalePrice: goodBike.resalePrice },
    })),
    recordPayment: by(buyer, async () => {
      const bookingId = await aBooking();
      return { body: { bookingId, transactionId: await cards.pay(buyer, bookingId, goodBike.resalePrice) } };
    }),
    receiveCardEvent: async () => {
      const intent = await cards.pay(buyer, await aBooking(), goodBike.resalePrice);
      const { body, signature } = await cards.paidEvent(intent);
      return () => cards.send(body, signature);
    },
    readDeal: by(seller, () => aDispute()),
    proposeMeeting: inDeal('buyer', 'propose', 'paid'),
    acceptMeeting: inDeal('buyer', 'accept', 'paid'),
    handOver: inDeal('seller', 'hand-over', 'paid'),
    renewCode: inDeal('buyer', 'renew-code', 'paid'),
    confirmDeal: inDeal('buyer', 'confirm', 'handed-over'),
    declineDeal: inDeal('seller', 'decline', 'paid'),
    cancelDeal: inDeal('buyer', 'cancel', 'paid'),
    missOther: inDeal('buyer', 'miss-seller', 'meeting-agreed'),
    withdrawMiss: inDeal('buyer', 'withdraw', 'seller-missed'),
    disputeDeal: inDeal('buyer', 'dispute', 'handed-over'),
    addStatement: inDeal('buyer', 'state', 'disputed'),
    relistProduct: inDeal('seller', 'relist', 'cancelled'),
    decideDispute: inDeal('admin', 'refund-part', 'disputed'),
    readStatementPhoto: by(seller, async () => {
      await dealIn('paid', cast);
      const { name } = await aPhotoOf(market.url, buyer);
      const { params } = await aDispute([{ name }]);
      return { params: { ...params, name } };
    }),
    listDisputes: by(admin, () => aDispute()),
    readReconciliation: by(admin),
    reconcileNow: by(admin),
    searchProducts: by(buyer, someBikes),
    suggestSearches: by(buyer, () => ({ query: { q: 'pulsar' } })),
    listFavourites: by(buyer, aFavourite),
    listFavouriteIds: by(buyer, aFavourite),
    addFavourite: by(buyer, aBike),
    removeFavourite: by(buyer, aFavourite),
    ...savedSearchCalls(cast),
    ...inspectionCalls(cast, by),
    readListingLimit: async (endpoint) => by(await market.person('seller'))(endpoint),
    readPayoutAccount: async (endpoint) => by(await market.person('seller'))(endpoint),
    openPayoutAccount: async (endpoint) => by(await market.person('seller'))(endpoint),
    listHeldPayouts: by(admin, () => aHeldPayout()),
    releasePayout: by(admin, () => aHeldPayout({ reason: 'All is well' })),
    refundPayout: by(admin, () => aHeldPayout({ reason: 'It is not' })),
    withdrawRefundProposal: by(admin, async () => {
      const deal = await dealIn('disputed', cast);
      await aRefundProposal(sql, deal.bookingId);
      return theDeal(deal);
    }),
    listNotices: by(seller, async () => theDeal(await dealIn('paid', cast))),
    countNotices: by(seller, async () => theDeal(await dealIn('paid', cast))),
    openLive: by(buyer),
    ...Object.fromEntries(Object.entries(channelInputs).map(([name, input]) => [name, by(buyer, input)])),
    readNotices: by(seller, async () => {
      await dealIn('paid', cast);
      return { body: { upTo: 'ffffffff-ffff-7fff-bfff-ffffffffffff' } };
    }),
    ...messageCalls(cast, by),
    reportProduct: by(buyer, aBike),
    listReportedProducts: by(admin, aReportedBike),
    dismissReports: by(admin, aReportedBike),
    explainReport: by(buyer, async () => ({ ...(await aBike()), body: { reason: 'scam', words: 'Too cheap' } })),
    withdrawReport: by(buyer, aReportedBike),
    hideProduct: by(seller, async () => ({
      ...about((await dealIn('completed', cast)).productId),
      body: { isHidden: true },
    })),
    ...listingCalls(cast, by),
    ...insightCalls(cast, aBike, by),
    ...verificationCalls(cast, by),
    ...ratingCalls(cast, by, aBike),
    startImport: by(seller, () => ({ query: { fileName: 'bikes.csv' }, file: bikesFile })),
    listImports: by(seller, async () => about(await anImportOf(seller))),
    readImport: by(seller, async () => about(await anImportOf(seller))),
    mapImport: pursued(() => anImportOf(seller), columnsOfBikes),
    listImportRows: by(seller, async () => about(await aCheckedImportOf(seller))),
    confirmImportRows: by(seller, async () => ({
      ...about(await aCheckedImportOf(seller)),
      body: { isConfirmed: true },
    })),
    runImport: pursued(() => aCheckedImportOf(seller)),
    listImportReviews: by(admin, async () => about(await aWaiting())),
    listImportReviewRows: by(admin, async () => about(await aWaiting())),
    decideImportReview: by(admin, async () => ({ ...about(await aWaiting()), body: { decision: 'approved' } })),
    undoImportReview: by(admin, async () => about(await aDecided())),
    removeImport: by(seller, async () => about(await anImportOf(seller))),
    readImportResult: by(seller, async () => about(await aCheckedImportOf(seller))),
    exportAccount: by(buyer, async () => about(await aBooking())),
    removeAccount: async (endpoint) => {
      const { email, subject } = await market.person('seller');
      const claims = { sub: subject, email, email_verified: true, auth_time: Math.floor(Date.now() / 1000) };
      const leaving = callerOf(market.url, { email, idToken: await market.issuer.sign(claims) });
      return () => leaving.call(endpoint);
    },
  };
}
