import assert from 'node:assert/strict';
import { test } from 'node:test';
import { removeAccount } from '#contract/account.ts';
import { blockPerson } from '#contract/blocks.ts';
import { changePrices, removeProducts } from '#contract/bulk.ts';
import { addCategory, retireCategory } from '#contract/categories.ts';
import { listNotices } from '#contract/notifications.ts';
import { OFFER_CLOSINGS, type OfferClosing } from '#contract/offer-machine.ts';
import { changeOfferTerms } from '#contract/offers.ts';
import { editProduct, removeProduct } from '#contract/products.ts';
import { removeUser } from '#contract/users.ts';
import { openMarket } from '../../../test/market.ts';
import {
  anOpenOffer,
  book,
  COUNTERED,
  counter,
  doTo,
  OFFERED,
  offer,
  offersOf,
  type TestOffer,
} from '../../../test/offers.ts';
import { type Caller, callerOf } from '../../../test/people.ts';
import { aProductOf, goodBike } from '../../../test/products.ts';
import { endOverdueOffers } from '../offers.ts';

const market = await openMarket();
const { sql } = market.market;
const [rival, admin] = await Promise.all([market.person('buyer'), market.person('admin')]);

const idOf = async ({ email }: Caller) =>
  (await sql<{ id: string }[]>`select id from users where email = ${email}`)[0]?.id ?? '';

async function loggedIn({ subject, email }: Caller): Promise<Caller> {
  const now = Math.floor(Date.now() / 1000);
  return callerOf(market.url, {
    subject,
    email,
    idToken: await market.issuer.sign({ sub: subject, email, email_verified: true, auth_time: now }),
  });
}

interface Ending {
  what: string;
  reason: OfferClosing;
  act(pair: {
    buyer: Caller;
    seller: Caller;
    found: TestOffer;
  }): Promise<{ status: number; body: { detail?: string } }>;
  /** Who is told, if anybody. */
  tells?: 'buyer' | 'seller';
}

const about = ({ productId: id }: TestOffer) => ({ params: { id } });
const reprice =
  (cents: number): Ending['act'] =>
  async ({ seller, found }) =>
    seller.call(changePrices, {
      body: {
        changes: [
          { _id: found.productId, formerPrice: goodBike.resalePrice, resalePrice: cents, confirmedPrice: cents },
        ],
      },
    });

const ENDINGS: Ending[] = [
  {
    what: 'somebody books the bike',
    reason: 'booked',
    tells: 'buyer',
    act: ({ found }) => book(rival, found.productId),
  },
  {
    what: 'the buyer books it at its price',
    reason: 'booked',
    act: ({ buyer, found }) => book(buyer, found.productId),
  },
  {
    what: 'another offer is accepted',
    reason: 'another-accepted',
    tells: 'buyer',
    async act({ seller, found }) {
      const { body } = await offer(rival, found.productId, 1350);
      return doTo({ ...found, id: body.offers.at(-1)?._id ?? '' }, 'accept', seller);
    },
  },
  {
    what: 'the seller removes the bike',
    reason: 'removed',
    tells: 'buyer',
    act: ({ seller, found }) => seller.call(removeProduct, about(found)),
  },
  {
    what: 'an admin removes the bike',
    reason: 'removed',
    tells: 'buyer',
    act: ({ found }) => admin.call(removeProduct, about(found)),
  },
  {
    what: 'the seller removes several',
    reason: 'removed',
    tells: 'buyer',
    act: ({ seller, found }) => seller.call(removeProducts, { body: { ids: [found.productId] } }),
  },
  {
    what: 'the seller lowers the price to the offer',
    reason: 'price-lowered',
    tells: 'buyer',
    act: ({ seller, found }) =>
      seller.call(editProduct, {
        ...about(found),
        body: { ...goodBike, resalePrice: OFFERED, confirmedPrice: OFFERED, revision: 1 },
      }),
  },
  {
    what: 'the seller lowers several prices under it',
    reason: 'price-lowered',
    tells: 'buyer',
    act: reprice(OFFERED - 100),
  },
  {
    what: 'the seller takes no more offers on it',
    reason: 'offers-stopped',
    tells: 'buyer',
    act: ({ seller, found }) =>
      seller.call(changeOfferTerms, { ...about(found), body: { takesOffers: false, floor: null } }),
  },
  {
    what: 'the buyer blocks the seller',
    reason: 'blocked',
    act: async ({ buyer, seller }) => buyer.call(blockPerson, { params: { id: await idOf(seller) } }),
  },
  {
    what: 'the seller blocks the buyer',
    reason: 'blocked',
    act: async ({ buyer, seller }) => seller.call(blockPerson, { params: { id: await idOf(buyer) } }),
  },
  {
    what: 'the buyer leaves',
    reason: 'left',
    tells: 'seller',
    act: async ({ buyer }) => (await loggedIn(buyer)).call(removeAccount),
  },
  {
    what: 'the seller leaves',
    reason: 'left',
    tells: 'buyer',
    act: async ({ seller }) => (await loggedIn(seller)).call(removeAccount),
  },
  {
    what: 'an admin removes the seller',
    reason: 'left',
    tells: 'buyer',
    act: ({ seller }) => admin.call(removeUser, { params: { email: seller.email } }),
  },
];

for (const { what, reason, act, tells } of ENDINGS)
  for (const author of ['buyer', 'seller'] as const)
    test(`an offer of the ${author} counts for nothing when ${what}`, async () => {
      const [buyer, seller] = await Promise.all([market.person('buyer'), market.person('seller')]);
      const found = await anOpenOffer({ market, buyer, seller, rival }, author);
      const ended = await act({ buyer, seller, found });
      assert.equal(ended.status, 200, ended.body.detail);
      const [row] = await sql`select status, reason from offers where id = ${found.id}`;
      const told = await sql<{ person: string }[]>`
        select user_id as person from notices where verb = 'offer-closed' and facts->>'offerId' = ${found.id}`;
      assert.deepEqual([row?.status, row?.reason], ['closed', reason]);
      assert.deepEqual(
        told.map(({ person }) => person),
        tells ? [await idOf(tells === 'buyer' ? buyer : seller)] : [],
      );
      const receiver = author === 'buyer' ? seller : buyer;
      const { status } = await doTo(found, 'accept', receiver);
      assert.ok([401, 409].includes(status), String(status));
      if (tells !== 'buyer') return;
      const [news] = (await buyer.call(listNotices)).body;
      assert.match(news?.text ?? '', /^The offer of \$1,[23]00 for a bike has ended: /);
    });

test('each reason has its test', () => {
  const seen = [...ENDINGS.map(({ reason }) => reason), 'brand-retired'];
  assert.deepEqual(
    OFFER_CLOSINGS.filter((reason) => !seen.includes(reason)),
    [],
  );
});

test('a price that stays above the offer leaves it open, and so does a higher one', async () => {
  const [buyer, seller] = await Promise.all([market.person('buyer'), market.person('seller')]);
  const found = await anOpenOffer({ market, buyer, seller, rival });
  await reprice(OFFERED + 0.01)({ buyer, seller, found });
  const { body } = await offersOf(seller, found);
  assert.deepEqual(
    [body.offers[0]?.status, body.may, body.resalePrice],
    ['open', ['accept', 'decline'], OFFERED + 0.01],
  );
  // There is no amount between the two.
  assert.equal((await counter(seller, found.id, COUNTERED)).body.code, 'offers-not-taken');
  assert.equal((await doTo(found, 'accept', seller)).status, 200);
});

test('offers on bikes of a retired brand are not accepted, and the job ends them', async () => {
  const [buyer, seller] = await Promise.all([market.person('buyer'), market.person('seller')]);
  const { body } = await admin.call(addCategory, { body: { brandName: 'ROYAL' } });
  const productId = await aProductOf(seller, { categoryName: 'ROYAL' });
  const made = (await offer(buyer, productId)).body;
  const found = { productId, buyerId: made.buyerId, id: made.offers[0]?._id ?? '' };
  await admin.call(retireCategory, { params: { id: body.insertedId }, body: { isRetired: true } });
  assert.equal((await doTo(found, 'accept', seller)).status, 410);
  assert.ok(!(await offersOf(seller, found)).body.may.includes('accept'));
  await endOverdueOffers(sql);
  assert.equal((await offersOf(buyer, found)).body.offers[0]?.reason, 'brand-retired');
});
