import assert from 'node:assert/strict';
import { test } from 'node:test';
import { v7 as newId } from 'uuid';
import { removeProduct } from '#contract/products.ts';
import { aBookingOf } from '../../test/bookings.ts';
import { openMarket } from '../../test/market.ts';
import { aPhotoOf } from '../../test/photos.ts';
import { aProductOf } from '../../test/products.ts';
import { letterPicture } from './letter-bikes.ts';
import { mailNotices, type PersonalNews, tellPerson } from './notifications.ts';
import { idOf } from './testing/test-news.ts';

const market = await openMarket();
const { sql } = market.market;
const seller = await market.person('seller');
const SITE = 'https://bikes.example.test';
const FACTS = { modelId: 'yamaha-fz-s', modelYear: 2019, resalePrice: 1450 };

async function aBike(changes = {}) {
  const { name } = await aPhotoOf(market.url, seller);
  return aProductOf(seller, { ...FACTS, ...changes, photos: [{ name, alt: '' }] });
}

/** The letter that somebody gets who is told these facts. */
async function letterOf(
  news: Pick<PersonalNews, 'verb' | 'facts'>,
  meanwhile: () => Promise<unknown> = async () => {},
) {
  const reader = await market.person('buyer');
  const userId = await idOf(sql, reader);
  await tellPerson(sql, { id: newId(), userId, ...news } as PersonalNews);
  await meanwhile();
  await mailNotices(market.market, {});
  return (await market.mails()).find(({ to }) => to.includes(reader.email));
}

const matches = (productIds: string[]) => ({
  verb: 'search-digest' as const,
  facts: { searchId: newId(), name: 'Blue ones', bikes: productIds.length, productIds },
});

test('a letter lists its bikes with picture, name, price and link; those that are gone are left out', async () => {
  const [first, gone, last] = [await aBike(), await aBike(), await aBike({ resalePrice: 1900 })];
  const letter = await letterOf(matches([first, gone, last]), () =>
    seller.call(removeProduct, { params: { id: gone } }),
  );
  assert.match(letter?.text ?? '', /2 new bikes match/);
  for (const [id, price] of [
    [first, '$1,450'],
    [last, '$1,900'],
  ]) {
    assert.ok(letter?.text.includes(`${SITE}/products/${id}`));
    assert.ok(letter?.html.includes(`href="${SITE}/products/${id}"`));
    assert.ok(letter?.text.includes(`Yamaha FZ-S of 2019\n${price}`), letter?.text);
  }
  assert.ok(!letter?.text.includes(gone) && !letter?.html.includes(gone));
  const pictures = [...(letter?.html ?? '').matchAll(/src="([^"]*)"/g)].map(([, address = '']) => address);
  assert.equal(pictures.length, 2);
  for (const address of pictures) {
    const { status, headers } = await fetch(new URL(new URL(address).pathname, market.url));
    assert.deepEqual([status, headers.get('content-type')], [200, 'image/jpeg']);
  }
});

test('no letter tells of bikes of which none is on sale any more', async () => {
  const gone = await aBike();
  const remove = () => seller.call(removeProduct, { params: { id: gone } });
  assert.equal(await letterOf(matches([gone]), remove), undefined);
  const cheaper = async () => ({
    productId: await aBike(),
    bike: 'Yamaha FZ-S of 2019',
    cents: 120_000,
    formerCents: 160_000,
  });
  const facts = await cheaper();
  const hold = async () => aBookingOf(await market.person('buyer'), facts.productId);
  assert.equal(await letterOf({ verb: 'favourite-cheaper', facts }, hold), undefined);
  const like = { productId: gone, bike: 'Yamaha R15', cents: 1 };
  assert.equal(await letterOf({ verb: 'favourite-sold', facts: { ...like, similar: like } }), undefined);
  assert.equal(await letterOf({ verb: 'favourite-back', facts: like }), undefined);
});

test('of a favourite the price is told that it has when the letter leaves', async () => {
  const facts = { productId: await aBike(), bike: 'Yamaha FZ-S of 2019', cents: 120_000, formerCents: 160_000 };
  const letter = await letterOf({ verb: 'favourite-cheaper', facts });
  assert.match(letter?.text ?? '', /costs \$1,450 now instead of \$1,600/);
  assert.equal(await letterOf({ verb: 'favourite-cheaper', facts: { ...facts, formerCents: 130_000 } }), undefined);
});

test('the pictures of letters are JPEG or PNG: what is neither has none', async () => {
  assert.equal(letterPicture({ photo: 'ab', picture: '' }, SITE), `${SITE}/photos/ab-letter.jpg`);
  const drawing = letterPicture({ photo: null, picture: '/pictures/brand-yamaha.svg' }, SITE) ?? '';
  const { status, headers } = await fetch(new URL(new URL(drawing).pathname, market.url));
  assert.deepEqual([status, headers.get('content-type')], [200, 'image/png']);
  for (const picture of ['', '/a.webp', '/a.svg', 'https://elsewhere.example/a.jpg'])
    assert.equal(letterPicture({ photo: null, picture }, SITE), undefined, picture);
});
