import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  type Described,
  FEWEST_COUNTED,
  LONG_TEXT,
  listQualityFigures,
  MANY_PHOTOS,
  QUALITY_STEP_CODES,
  QUALITY_STEPS,
  qualityOf,
  SOME_PHOTOS,
} from '#contract/listing-quality.ts';
import { openMarket } from '../../test/market.ts';
import { aPhotoOf } from '../../test/photos.ts';
import { aProductOf, describedBike, goodBike } from '../../test/products.ts';
import { countListingQuality } from './listing-quality.ts';
import { stepsOf } from './queries.ts';

const market = await openMarket();
const { sql } = market.market;
const seller = await market.person('seller');
const figures = async () => (await seller.call(listQualityFigures)).body;
/** One after the other: a person sends a few at a time. */
async function photos(count: number) {
  const sent = [];
  for (let nth = 0; nth < count; nth++) sent.push({ name: (await aPhotoOf(market.url, seller)).name });
  return sent;
}

const NONE: Described = {
  photos: 0,
  hasModel: false,
  hasModelYear: false,
  hasKilometres: false,
  hasPlace: false,
  hasPapers: false,
  hasService: false,
  hasFrameNumber: false,
  textLength: 0,
};
const described: Described = {
  ...NONE,
  hasModel: true,
  hasModelYear: true,
  hasKilometres: true,
  hasPlace: true,
  hasPapers: true,
  hasService: true,
  textLength: goodBike.disc.length,
};

test('what the form says of a bike and what is counted of its row agree', async () => {
  const long = 'x'.repeat(LONG_TEXT);
  const cases: [Record<string, unknown>, Described][] = [
    [goodBike, { ...NONE, textLength: goodBike.disc.length }],
    [describedBike, described],
    [
      { ...describedBike, disc: long, frameNumber: 'QUALITY001', photos: await photos(SOME_PHOTOS) },
      { ...described, textLength: LONG_TEXT, hasFrameNumber: true, photos: SOME_PHOTOS },
    ],
    [
      { ...goodBike, disc: long.slice(1), photos: await photos(MANY_PHOTOS) },
      { ...NONE, textLength: LONG_TEXT - 1, photos: MANY_PHOTOS },
    ],
  ];
  for (const [bike, facts] of cases) {
    const counted = (await stepsOf(sql, await aProductOf(seller, bike))).map(({ code }) => code);
    assert.deepEqual(counted.sort(), QUALITY_STEP_CODES.filter((code) => QUALITY_STEPS[code].isDone(facts)).sort());
  }
});

test('the steps together are 100 points', () => {
  const all = { ...described, photos: MANY_PHOTOS, hasFrameNumber: true, textLength: LONG_TEXT };
  assert.deepEqual([qualityOf(NONE), qualityOf(all)], [0, 100]);
});

test('the share of sold bikes with and without a step, once there are enough of both', async () => {
  const like = async (changes: Record<string, unknown>, sold: number, days: number) => {
    const id = await aProductOf(seller, changes);
    await sql`
      insert into products (id, seller_id, category_id, name, image_url, original_price_cents, resale_price_cents,
        years_of_use, condition, location, phone, description, papers, status, listed_at, sold_at)
      select gen_random_uuid(), seller_id, category_id, name, image_url, original_price_cents, resale_price_cents,
        years_of_use, condition, location, phone, description, papers, case when n <= ${sold}::int then 'sold' else 'available' end,
        now() - interval '60 days', case when n <= ${sold}::int then now() - make_interval(days => 60 - ${days}::int) end
      from products, generate_series(1, ${FEWEST_COUNTED}::int) n where id = ${id}`;
  };
  await countListingQuality(sql);
  assert.deepEqual(await figures(), []);
  await like({ papers: ['Registration'] }, 40, 10);
  await countListingQuality(sql);
  assert.deepEqual(await figures(), [], 'all have papers');
  await like({}, 10, 20);
  await like({}, 20, 40);
  await Promise.all([countListingQuality(sql), countListingQuality(sql)]);
  const [papers, ...others] = await figures();
  assert.deepEqual(others, []);
  assert.deepEqual(papers, { code: 'papers', bikes: 150, soldWith: 0.8, soldWithout: 0.1 });
});
