import { randomUUID } from 'node:crypto';
import { addCategory, listCategories, retireCategory } from '#contract/categories.ts';
import type { BookingStatus } from '#contract/deal-machine.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { changePortrait } from '#contract/portraits.ts';
import { verifySeller } from '#contract/users.ts';
import { aBookingOf } from '../bookings.ts';
import { aConversationOf, said, say } from '../conversations.ts';
import { type Cast, dealIn } from '../deal-in.ts';
import { type GoodCall, goodCalls } from '../good-calls.ts';
import { aCheckedImportOf, through } from '../imports.ts';
import { type Caller, callerOf } from '../people.ts';
import { aJpeg, aPhotoOf } from '../photos.ts';
import { anAdvertisedProductOf, aProductOf, describedBike, goodBike } from '../products.ts';
import { praise, rate } from '../ratings.ts';
import { A_SUSPENSION, suspend } from '../suspensions.ts';

/** Of one that is watched. */
export const ANOTHERS_FRAME = { frameNumber: 'ANOTHERS0001' };

/** Writes without an effect on public pages. */
export const HARMLESS = [
  'changeAdminJob',
  'createUser',
  'recordProductViews',
  'startSelling',
  'addPhoto',
  'createPaymentIntent',
  'makeOffer',
  'counterOffer',
  'declineOffer',
  'withdrawOffer',
  'proposeMeeting',
  'acceptMeeting',
  'handOver',
  'checkFrame',
  'renewCode',
  'missOther',
  'withdrawMiss',
  'disputeDeal',
  'addStatement',
  'reconcileNow',
  'addFavourite',
  'removeFavourite',
  'saveSearch',
  'changeSavedSearch',
  'openSavedSearch',
  'removeSavedSearch',
  'addInspectionEntries',
  'addInspectionPhoto',
  'removeInspection',
  'attachInspection',
  'openPayoutAccount',
  'releasePayout',
  'refundPayout',
  'withdrawRefundProposal',
  'readNotices',
  'chooseNotices',
  'addPushDevice',
  'removePushDevice',
  'reportProduct',
  'rateDeal',
  'reportRating',
  'dismissRatingReports',
  'dismissReports',
  'explainReport',
  'withdrawReport',
  'hideProduct',
  'beginConversation',
  'writeInDeal',
  'readMessages',
  'reportMessage',
  'decideMessageReport',
  'addMessagePhoto',
  'blockPerson',
  'unblockPerson',
  'startImport',
  'mapImport',
  'confirmImportRows',
  'removeImport',
  'decideImportReview',
  'undoImportReview',
  'appealListing',
  'keepSuspension',
  'appealSuspension',
  'sendVerificationCode',
  'sendIdentityDocument',
  // It may promote an admin, and stores the caller's portrait.
  'readAccessToken',
];

/** Writes that change public pages, by endpoint. */
export function alteringCalls(cast: Cast): Record<string, Record<string, GoodCall>> {
  const { market, buyer, seller, admin } = cast;
  const good = goodCalls(cast);
  const as = (name: string): GoodCall => good[name] ?? (() => Promise.reject(new Error(`No good call of ${name}`)));
  const ofSellerWithBike =
    (name: string): GoodCall =>
    async (endpoint) => {
      await aProductOf(seller);
      return as(name)(endpoint);
    };
  const by =
    (caller: Caller, input: () => Promise<object>): GoodCall =>
    async (endpoint) => {
      const sent = await input();
      return () => caller.call(endpoint, sent);
    };
  const about = (id: string) => ({ params: { id } });
  const aPersonWithABike = async () => {
    const person = await market.person('seller');
    await anAdvertisedProductOf(person);
    return person;
  };
  const aBrandWithABike = async () => {
    const brandName = `BRAND ${randomUUID().slice(0, 8).toUpperCase()}`;
    const { body } = await admin.call(addCategory, { body: { brandName } });
    await aProductOf(seller, { categoryName: brandName });
    return about(body.insertedId);
  };
  const anEdit = (before: Record<string, unknown>, after: object) => async () => ({
    ...about(await aProductOf(seller, before)),
    body: { ...goodBike, ...before, ...after, revision: 1 },
  });
  const photos = async () => ({ photos: [{ name: (await aPhotoOf(market.url, seller)).name }] });
  const accountEnd = (caller: Caller, status: BookingStatus, relist: boolean) =>
    by(caller, async () => ({
      ...about((await dealIn(status, cast)).bookingId),
      body: { reason: 'It is broken', relist },
    }));
  const theEndOf = async (who: Caller) => ({ params: { email: who.email } });

  return {
    addCategory: { 'a brand': as('addCategory') },
    changeCategory: {
      'its name': by(admin, async () => ({ ...(await aBrandWithABike()), body: { brandName: `B ${randomUUID()}` } })),
    },
    orderCategories: {
      'the last first': by(admin, async () => {
        const { body } = await admin.call(listCategories);
        return { body: { ids: body.map(({ _id }) => _id).reverse() } };
      }),
    },
    retireCategory: {
      'with its bikes': by(admin, async () => ({ ...(await aBrandWithABike()), body: { isRetired: true } })),
      'brought back': by(admin, async () => {
        const brand = await aBrandWithABike();
        await admin.call(retireCategory, { ...brand, body: { isRetired: true } });
        return { ...brand, body: { isRetired: false } };
      }),
    },
    decideVerification: {
      'no longer': by(admin, async () => {
        const verified = await theEndOf(await aPersonWithABike());
        await admin.call(verifySeller, verified);
        return { ...verified, body: { isVarified: false } };
      }),
    },
    changeName: {
      'of a seller': async (endpoint) => {
        const person = await aPersonWithABike();
        return () => person.call(endpoint, { body: { name: 'Another Name' } });
      },
    },
    changePortrait: {
      'of a seller': async () => {
        const person = await aPersonWithABike();
        const file = { type: 'image/jpeg', content: new Uint8Array(await aJpeg()) };
        return () => person.call(changePortrait, { file });
      },
    },
    removePortrait: {
      'of a seller': async (endpoint) => {
        const person = await aPersonWithABike();
        await person.call(changePortrait, { file: { type: 'image/jpeg', content: new Uint8Array(await aJpeg()) } });
        return () => person.call(endpoint);
      },
    },
    verifySeller: { 'with a bike': by(admin, async () => theEndOf(await aPersonWithABike())) },
    removeUser: {
      'a seller': by(admin, async () => theEndOf(await aPersonWithABike())),
      'a buyer who has booked': by(admin, async () => {
        const leaving = await market.person('buyer');
        await aBookingOf(leaving, await aProductOf(seller));
        return theEndOf(leaving);
      }),
    },
    removeAccount: {
      'a seller': async (endpoint) => {
        const { email, subject } = await aPersonWithABike();
        const claims = { sub: subject, email, email_verified: true, auth_time: Math.floor(Date.now() / 1000) };
        const leaving = callerOf(market.url, { email, idToken: await market.issuer.sign(claims) });
        return () => leaving.call(endpoint);
      },
    },
    addProduct: {
      'a known model': as('addProduct'),
      'without a model': by(seller, async () => ({ body: goodBike })),
      'with the frame number of another': by(seller, async () => ({ body: { ...goodBike, ...ANOTHERS_FRAME } })),
      'with photos': by(seller, async () => ({ body: { ...goodBike, img: undefined, ...(await photos()) } })),
    },
    editProduct: {
      'all of it, and its brand': as('editProduct'),
      'its price': by(seller, anEdit({}, { resalePrice: 999 })),
      // Its page shows six others of its brand already, this one not among them.
      'its price, and so whom it resembles': by(
        seller,
        anEdit({ categoryName: 'HERO', resalePrice: 5000 }, { resalePrice: 1001 }),
      ),
      'its frame number, another’s until then': by(seller, anEdit(ANOTHERS_FRAME, { frameNumber: null })),
      'its model': by(seller, anEdit(describedBike, { ...describedBike, modelId: 'bajaj-discover-125' })),
      'of an advertised one': by(seller, async () => ({
        ...about(await anAdvertisedProductOf(seller)),
        body: { ...goodBike, disc: 'New tyres', revision: 1 },
      })),
      'its photos': by(seller, async () => ({
        ...about(await aProductOf(seller)),
        body: { ...goodBike, ...(await photos()), revision: 1 },
      })),
    },
    advertiseProduct: { 'a bike': as('advertiseProduct') },
    changePrices: { 'of two bikes': as('changePrices') },
    removeProducts: { 'two bikes': as('removeProducts') },
    removeProduct: {
      'its seller': as('removeProduct'),
      'with the frame number of another': by(seller, async () => about(await aProductOf(seller, ANOTHERS_FRAME))),
      'an admin': by(admin, async () => about(await anAdvertisedProductOf(seller))),
    },
    bookProduct: { 'a bike': as('bookProduct') },
    acceptOffer: { 'a bike': as('acceptOffer') },
    changeOfferTerms: { 'no offers any more': as('changeOfferTerms') },
    recordPayment: { 'a bike': as('recordPayment') },
    receiveCardEvent: { 'it was paid': as('receiveCardEvent') },
    declineDeal: {
      'before it was paid': accountEnd(seller, 'booked', false),
      'and back on sale': accountEnd(seller, 'paid', true),
    },
    cancelDeal: {
      'before it was paid': accountEnd(buyer, 'booked', false),
      'and back on sale': accountEnd(seller, 'meeting-agreed', true),
    },
    confirmDeal: { 'it is done': as('confirmDeal') },
    decideDispute: { 'it is done': as('decideDispute') },
    decideListing: { 'it is on the market': as('decideListing') },
    undoListingDecision: { 'it is off the market again': as('undoListingDecision') },
    suspendUser: {
      'with a bike': by(admin, async () => ({ ...(await theEndOf(await aPersonWithABike())), body: A_SUSPENSION })),
    },
    liftSuspension: {
      'with a bike': by(admin, async () => {
        const person = await aPersonWithABike();
        await suspend(admin, person);
        return theEndOf(person);
      }),
    },
    confirmVerificationCode: { 'a phone': ofSellerWithBike('confirmVerificationCode') },
    withdrawVerification: { 'a phone': ofSellerWithBike('withdrawVerification') },
    decideIdentityDocument: { 'it is accepted': ofSellerWithBike('decideIdentityDocument') },
    revokeVerificationStep: { 'a phone': ofSellerWithBike('revokeVerificationStep') },
    rateDeal: {
      'the second rating': by(seller, async () => {
        const deal = await dealIn('completed', cast);
        await rate(buyer, deal, praise);
        return { ...about(deal.bookingId), body: { stars: 4 } };
      }),
    },
    sendMessage: {
      'a third answer': by(seller, async () => {
        const productId = await aProductOf(seller);
        const asking = await Promise.all(
          Array.from({ length: 3 }, async () => aConversationOf(await market.person('buyer'), productId)),
        );
        for (const id of asking.slice(1)) await say(seller, id);
        return { ...about(asking[0] ?? ''), body: said() };
      }),
    },
    replyToRating: { 'of a seller': as('replyToRating') },
    removeRating: { 'of a seller': as('removeRating') },
    relistProduct: { 'a bike': as('relistProduct') },
    runImport: {
      'two bikes': async (endpoint: Endpoint) => {
        const id = await aCheckedImportOf(seller);
        return async () => {
          const answer = await seller.call(endpoint, about(id));
          await through(seller, id);
          return answer;
        };
      },
    },
  };
}
