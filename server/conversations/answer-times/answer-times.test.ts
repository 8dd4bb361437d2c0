import assert from 'node:assert/strict';
import { test } from 'node:test';
import { blockPerson } from '#contract/blocks.ts';
import { writeInDeal } from '#contract/conversations.ts';
import { readProduct } from '#contract/products.ts';
import { readSeller } from '#contract/sellers.ts';
import { aBookingOf } from '../../../test/bookings.ts';
import { aConversationOf, said, say } from '../../../test/conversations.ts';
import { earlier } from '../../../test/earlier.ts';
import { openMarket } from '../../../test/market.ts';
import { aProductOf, sellerIdOf } from '../../../test/products.ts';
import { everythingChanged } from '../../cache/invalidation.ts';

const market = await openMarket();
const { sql } = market.market;

/** A seller whom as many buyers have asked as there are numbers: each was so many hours ago, and is answered now. */
async function aSeller(...askedHoursAgo: number[]) {
  const seller = await market.person('seller');
  const bike = await aProductOf(seller);
  const asked = await Promise.all(
    askedHoursAgo.map(async (hours) => {
      const buyer = await market.person('buyer');
      const id = await aConversationOf(buyer, bike);
      await sql`update conversations set asked_at = now() - make_interval(mins => ${hours * 60}) where id = ${id}`;
      return { buyer, id };
    }),
  );
  const id = await sellerIdOf(market.nobody, bike);
  const within = async () => {
    const [{ body: person }, { body: product }] = await Promise.all([
      market.nobody.call(readSeller, { params: { id } }),
      market.nobody.call(readProduct, { params: { id: bike } }),
    ]);
    assert.equal(product.sellerAnswersWithin, person.answersWithin);
    return person.answersWithin;
  };
  return { seller, bike, asked, within };
}

test('how fast a seller answers is said from the third answer on, at once, and first answers count', async () => {
  const { seller, asked, within } = await aSeller(1.5, 4.5, 20);
  for (const { id } of asked) {
    assert.equal(await within(), undefined);
    await say(seller, id);
  }
  assert.equal(await within(), 5 * 60);
  await sql`update conversations set asked_at = ${earlier(sql, 'asked_at', '5 hours')},
    answered_at = ${earlier(sql, 'answered_at', '5 hours')} where id in ${sql(asked.map(({ id }) => id))}`;
  for (const { id, buyer } of asked) {
    await say(buyer, id);
    await say(seller, id);
  }
  await everythingChanged(sql);
  assert.equal(await within(), 5 * 60);
});

test('who answers few of those who ask is not said to answer fast, but for those whom they have blocked', async () => {
  const { seller, asked, within } = await aSeller(1, 1, 1, 20, 30, 200, 200, 300);
  for (const { id } of asked.slice(0, 3)) await say(seller, id);
  const [, , , today, ...waiting] = asked;
  assert.ok(today);
  await everythingChanged(sql);
  assert.equal(await within(), 2 * 24 * 60, 'of 1, 1, 1, 30, 200, 200 and 300 hours');
  for (const { buyer } of waiting.slice(0, 2)) {
    const [person] = await sql<{ id: string }[]>`select id from users where email = ${buyer.email}`;
    await seller.call(blockPerson, { params: { id: person?.id } });
  }
  await everythingChanged(sql);
  assert.equal(await within(), 60 + 60, 'of 1, 1, 1, 200 and 300 hours');
});

test('what is long ago does not count', async () => {
  const { seller, asked, within } = await aSeller(2, 2, 2);
  for (const { id } of asked) await say(seller, id);
  assert.equal(await within(), 3 * 60);
  await sql`update conversations set asked_at = now() - interval '91 days' where id = ${asked[0]?.id ?? ''}`;
  await everythingChanged(sql);
  assert.equal(await within(), undefined);
});

test('a seller who speaks first has answered nobody', async () => {
  const { seller, bike } = await aSeller();
  const buyer = await market.person('buyer');
  const bookingId = await aBookingOf(buyer, bike);
  const times = async () => {
    const [row] = await sql<{ asked: boolean; answered: boolean }[]>`
      select asked_at is not null as asked, answered_at is not null as answered from conversations where product_id = ${bike}`;
    return row;
  };
  const write = async (person: typeof seller) =>
    assert.equal((await person.call(writeInDeal, { params: { id: bookingId }, body: said() })).status, 200);
  await write(seller);
  assert.deepEqual(await times(), { asked: false, answered: false });
  await write(buyer);
  assert.deepEqual(await times(), { asked: true, answered: false });
  await write(seller);
  assert.deepEqual(await times(), { asked: true, answered: true });
});
