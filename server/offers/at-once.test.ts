import assert from 'node:assert/strict';
import { test } from 'node:test';
import { removeAccount } from '#contract/account.ts';
import { blockPerson } from '#contract/blocks.ts';
import { changePrices } from '#contract/bulk.ts';
import { OCCUPYING_STATUSES } from '#contract/deal-machine.ts';
import { removeProduct } from '#contract/products.ts';
import { openMarket } from '../../test/market.ts';
import { anOpenOffer, book, counter, doTo, letOfferAge, OFFERED, offer, type TestOffer } from '../../test/offers.ts';
import { type Caller, callerOf } from '../../test/people.ts';
import { goodBike } from '../../test/products.ts';
import { endOverdueOffers } from './offers.ts';

const TIMES = 8;
const market = await openMarket();
const { sql } = market.market;
const rival = await market.person('buyer');

interface Pair {
  buyer: Caller;
  seller: Caller;
  found: TestOffer;
}
type Meanwhile = (pair: Pair) => Promise<unknown>;

async function leave({ subject, email }: Caller) {
  const now = Math.floor(Date.now() / 1000);
  const idToken = await market.issuer.sign({ sub: subject, email, email_verified: true, auth_time: now });
  return callerOf(market.url, { subject, email, idToken }).call(removeAccount);
}

const block = async (one: Caller, other: Caller) => {
  const [{ id } = { id: '' }] = await sql<{ id: string }[]>`select id from users where email = ${other.email}`;
  return one.call(blockPerson, { params: { id } });
};

const AGAINST: Record<string, Meanwhile> = {
  'Book Now of another': ({ found }) => book(rival, found.productId),
  'Book Now of the same buyer': ({ buyer, found }) => book(buyer, found.productId),
  'the same again': ({ seller, found }) => doTo(found, 'accept', seller),
  'an edit to a lower price': ({ seller, found }) => {
    const resalePrice = OFFERED - 1;
    const change = {
      _id: found.productId,
      formerPrice: goodBike.resalePrice,
      resalePrice,
      confirmedPrice: resalePrice,
    };
    return seller.call(changePrices, { body: { changes: [change] } });
  },
  'its expiry': async ({ found }) => {
    await letOfferAge(sql, found.id);
    await endOverdueOffers(sql);
  },
  'the removal of the bike': ({ seller, found }) => seller.call(removeProduct, { params: { id: found.productId } }),
  'its withdrawal': ({ buyer, found }) => doTo(found, 'withdraw', buyer),
  'a counter-offer': ({ seller, found }) => counter(seller, found.id, 1400),
  'a block by the buyer': ({ buyer, seller }) => block(buyer, seller),
  'a block by the seller': ({ buyer, seller }) => block(seller, buyer),
  'the buyer leaving': ({ buyer }) => leave(buyer),
  'the seller leaving': ({ seller }) => leave(seller),
  'new offers of others': ({ found }) => Promise.all([offer(rival, found.productId), offer(rival, found.productId)]),
};

for (const [what, meanwhile] of Object.entries(AGAINST))
  test(`accepting against ${what}: one of the two holds, and nothing is half done`, async (context) => {
    let accepted = 0;
    for (let time = 0; time < TIMES; time++) {
      const [buyer, seller] = await Promise.all([market.person('buyer'), market.person('seller')]);
      const found = await anOpenOffer({ market, buyer, seller, rival });
      const pair = { buyer, seller, found };
      const accepting = () => doTo(found, 'accept', seller);
      const acts = time % 2 ? [accepting(), meanwhile(pair)] : [meanwhile(pair), accepting()];
      const replies = (await Promise.all(acts)).flat() as { status?: number }[];
      for (const reply of replies) assert.ok((reply?.status ?? 200) < 500, JSON.stringify(reply));
      accepted += await assertWhole(found.productId);
    }
    context.diagnostic(`accepted ${accepted} of ${TIMES}`);
  });

test('of the offers of many on one bike, all accepted at once, one is', async () => {
  const seller = await market.person('seller');
  const people = await Promise.all(Array.from({ length: 6 }, () => market.person('buyer')));
  for (let time = 0; time < 4; time++) {
    const [first, ...others] = people as [Caller, ...Caller[]];
    const found = await anOpenOffer({ market, buyer: first, seller, rival });
    const made = await Promise.all(others.map((person) => offer(person, found.productId, 1300)));
    const ids = [found.id, ...made.map(({ body }) => body.offers.at(-1)?._id ?? '')];
    const replies = await Promise.all(ids.map((id) => doTo({ ...found, id }, 'accept', seller)));
    assert.deepEqual(replies.map(({ status }) => status).sort(), [200, 409, 409, 409, 409, 409]);
    assert.equal(await assertWhole(found.productId), 1);
  }
});

/** Returns 1 when an offer on the bike was accepted. */
async function assertWhole(productId: string): Promise<number> {
  const rows = await sql<{ status: string; cents: number; booked: number | null; price: number }[]>`
    select o.status, o.amount_cents as cents, b.price_cents as booked, p.resale_price_cents as price from offers o
      join products p on p.id = o.product_id
      left join bookings b on b.product_id = o.product_id and b.offer_id = o.id
    where o.product_id = ${productId}`;
  const taken = rows.filter(({ status }) => status === 'accepted');
  assert.ok(taken.length <= 1);
  for (const { status, cents, booked, price } of rows) {
    assert.equal(booked, status === 'accepted' ? cents : null);
    assert.ok(booked === null || booked < price, 'Booked at more than the price');
  }
  const living = await sql`
    select from bookings where product_id = ${productId} and status in ${sql(OCCUPYING_STATUSES)}`;
  assert.ok(living.length <= 1);
  const [{ status, gone } = { status: '', gone: false }] = await sql<{ status: string; gone: boolean }[]>`
    select p.status, exists (select from users u where u.id = p.seller_id and u.removed_at is not null) as gone
    from products p where id = ${productId}`;
  if (status !== 'available' || gone)
    assert.ok(
      rows.every((row) => row.status !== 'open'),
      'An offer is open on a bike that is not free',
    );
  assert.equal(status === 'reserved', living.length === 1);
  return taken.length;
}
