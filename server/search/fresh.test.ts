import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type SearchAddress, searchProducts } from '#contract/search.ts';
import { aPaidBookingOf } from '../../test/bookings.ts';
import { cardHolder } from '../../test/cards.ts';
import { openMarket } from '../../test/market.ts';
import { aProductOf } from '../../test/products.ts';

const ROUNDS = 12;
const SEARCHERS = 6;

const market = await openMarket();
const cards = cardHolder(market);
const [seller, ...buyers] = await Promise.all([
  market.person('seller'),
  market.person('buyer'),
  market.person('buyer'),
  market.person('buyer'),
]);
const bike = { placeId: 1185241, modelYear: 2019, kilometres: 20_000, disc: 'Garaged.' };
const wishes: SearchAddress[] = [
  {},
  { sort: 'price-up' },
  { brand: 'YAMAHA', sort: 'kilometres' },
  { maxPrice: '2000', minYear: '2019', sort: 'year' },
  { q: 'garaged' },
  { place: '1185241', sort: 'nearest' },
];

test('while bikes are listed and sold, no search that begins after a sale shows it, and each finds what was listed', async () => {
  const [listed, sold] = [new Set<string>(), new Set<string>()];
  let [trading, searches] = [true, 0];

  const trade = async (buyer: (typeof buyers)[number]) => {
    for (let round = 0; round < ROUNDS; round++) {
      const id = await aProductOf(seller, bike);
      listed.add(id);
      await aPaidBookingOf(buyer, id, cards);
      listed.delete(id);
      sold.add(id);
    }
  };

  const poll = async (which: number) => {
    for (let nth = which; trading; nth++) {
      const query = wishes[nth % wishes.length] as SearchAddress;
      const [soldBefore, listedBefore] = [new Set(sold), new Set(listed)];
      const { status, body } = await market.nobody.call(searchProducts, { query });
      assert.equal(status, 200, JSON.stringify(body));
      const shown = body.products.map(({ _id }) => _id);
      assert.ok(!shown.some((id) => soldBefore.has(id)), `a sold bike is shown by ${JSON.stringify(query)}`);
      for (const id of listedBefore)
        assert.ok(shown.includes(id) || !listed.has(id), `a listed bike is missed by ${JSON.stringify(query)}`);
      searches++;
    }
  };

  const polls = Array.from({ length: SEARCHERS }, (_, which) => poll(which));
  await Promise.all(buyers.map(trade)).finally(() => {
    trading = false;
  });
  await Promise.all(polls);
  assert.equal(sold.size, ROUNDS * buyers.length);
  assert.ok(searches > sold.size, `${searches} searches`);
});
