import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readProduct } from '#contract/products.ts';
import { removeRating, reportRating } from '#contract/ratings.ts';
import { readSeller } from '#contract/sellers.ts';
import { cardHolder } from '../../test/cards.ts';
import { type Cast, dealIn } from '../../test/deal-in.ts';
import { openMarket } from '../../test/market.ts';
import { aProductOf } from '../../test/products.ts';
import { rate, ratedDaysAgo } from '../../test/ratings.ts';
import { showDueRatings } from './ratings.ts';

const market = await openMarket();
const { sql } = market.market;
const admin = await market.person('admin');
const cards = cardHolder(market);
const STAYING = new AbortController().signal;

/** mulberry32. */
function seeded(seed: number) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const kept = () => sql`
  select person_id, side, stars_1, stars_2, stars_3, stars_4, stars_5, described, as_described from rating_figures
  where ratings > 0 order by 1, 2`;
const recounted = () => sql`
  select about_id as person_id, case side when 'buyer' then 'seller' else 'buyer' end as side,
    count(*) filter (where stars = 1)::int as stars_1, count(*) filter (where stars = 2)::int as stars_2,
    count(*) filter (where stars = 3)::int as stars_3, count(*) filter (where stars = 4)::int as stars_4,
    count(*) filter (where stars = 5)::int as stars_5, count(as_described)::int as described,
    count(*) filter (where as_described)::int as as_described
  from ratings where shown_at is not null and removed_at is null group by 1, 2 order by 1, 2`;

test('the figures are those of the rows, in whatever order and however much at once people rate', async () => {
  const random = seeded(20261124);
  const people = await Promise.all([1, 2, 3, 4].map(() => market.person('seller')));
  for (let round = 0; round < 4; round++) {
    const deals = await Promise.all(
      Array.from({ length: 6 }, async () => {
        const [one, other] = [...people].sort(() => random() - 0.5);
        assert.ok(one && other);
        const cast: Cast = { market, cards, buyer: one, seller: other, admin };
        return { ...cast, ...(await dealIn('completed', cast)) };
      }),
    );
    const stars = () => 1 + Math.floor(random() * 5);
    const acts = deals.flatMap((deal) => [
      () => rate(deal.buyer, deal, { stars: stars(), asDescribed: random() < 0.7 }),
      ...(random() < 0.7 ? [() => rate(deal.seller, deal, { stars: stars() })] : []),
      ...(random() < 0.4 ? [() => ratedDaysAgo(sql, deal, 20).then(() => showDueRatings(market.market, STAYING))] : []),
    ]);
    const answers = await Promise.all(acts.sort(() => random() - 0.5).map((act) => act()));
    for (const answer of answers) if (answer && 'status' in answer) assert.ok([200, 409].includes(answer.status));
    const [taken] = await sql<{ id: string }[]>`
      select id from ratings where shown_at is not null and removed_at is null limit 1`;
    await Promise.all([
      admin.call(removeRating, { params: { id: taken?.id }, body: { reason: 'It names a third person' } }),
      admin.call(removeRating, { params: { id: taken?.id }, body: { reason: 'It names a third person' } }),
    ]);
    assert.deepEqual([...(await kept())], [...(await recounted())]);
  }
});

test('cards and the seller’s page show the mean from three ratings on, and one less when it is taken down', async () => {
  const [buyer, seller] = await Promise.all([market.person('buyer'), market.person('seller')]);
  const cast: Cast = { market, cards, buyer, seller, admin };
  const bike = await aProductOf(seller);
  const shown = async () => {
    const { body } = await market.nobody.call(readProduct, { params: { id: bike } });
    return { onBike: body.sellerRating, sellerId: body.sellerId };
  };
  const { sellerId: id } = await shown();
  const page = async () => (await market.nobody.call(readSeller, { params: { id } })).body;
  let last = '';
  for (const [stars, asDescribed] of [
    [5, true],
    [4, true],
    [4, false],
  ] as const) {
    assert.equal((await shown()).onBike, undefined);
    assert.deepEqual([(await page()).rating, (await page()).asDescribed], [undefined, undefined]);
    const deal = await dealIn('completed', cast);
    last = (await rate(buyer, deal, { stars, asDescribed })).body.given?._id ?? '';
    await rate(seller, deal, { stars: 5 });
  }
  const rating = { ratings: 3, mean: 4.3 };
  assert.deepEqual((await shown()).onBike, rating);
  const { ratings, distribution, asDescribed, dealsDone, rating: onPage } = await page();
  assert.deepEqual([ratings, onPage, distribution, asDescribed, dealsDone], [3, rating, [1, 2, 0, 0, 0], 67, 3]);
  await buyer.call(reportRating, { params: { id: last }, body: { reason: 'other' } });
  await admin.call(removeRating, { params: { id: last }, body: { reason: 'Not about this deal' } });
  assert.equal((await shown()).onBike, undefined);
  assert.deepEqual((await page()).distribution, [1, 1, 0, 0, 0]);
});
