import assert from 'node:assert/strict';
import { test } from 'node:test';
import sharp from 'sharp';
import { addStatement, disputeDeal, readStatementPhoto } from '#contract/deals.ts';
import { cardHolder } from '../../test/cards.ts';
import { type Cast, dealIn } from '../../test/deal-in.ts';
import { openMarket } from '../../test/market.ts';
import type { Caller } from '../../test/people.ts';
import { addressOf, aJpeg, aPhotoOf, send } from '../../test/photos.ts';
import { aProductOf } from '../../test/products.ts';
import { clearPhotos } from '../photos/photos.ts';

const market = await openMarket();
const { url } = market;
const { sql } = market.market;
const [buyer, seller, admin, stranger] = await Promise.all([
  market.person('buyer'),
  market.person('seller'),
  market.person('admin'),
  market.person('seller'),
]);
const cast: Cast = { market, cards: cardHolder(market), buyer, seller, admin };

async function aStatementWithPhoto() {
  const { bookingId: id } = await dealIn('handed-over', cast);
  const file = await aJpeg({ width: 2000, height: 1500 });
  const { body: photo } = await send(url, buyer, file);
  const body = { words: 'Look at this', photos: [{ name: photo.name }] };
  assert.equal((await buyer.call(disputeDeal, { params: { id }, body })).status, 200);
  return { id, file, name: photo.name };
}

test('both sides and admins see the photo, as large as it is kept', async () => {
  const { id, name } = await aStatementWithPhoto();
  for (const person of [buyer, seller, admin]) {
    const answer = await open(person, id, name);
    assert.deepEqual([answer.status, answer.headers.get('content-type')], [200, 'image/webp']);
    assert.match(answer.headers.get('cache-control') ?? '', /no-store/);
    const { format, width } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
    assert.deepEqual([format, width], ['webp', 1600]);
  }
});

test('nobody else sees it, under whatever address', async () => {
  const { id, file, name } = await aStatementWithPhoto();
  const { id: another, name: anothers } = await aStatementWithPhoto();
  assert.equal((await open(stranger, id, name)).status, 404);
  assert.equal((await open(market.nobody, id, name)).status, 401);
  assert.equal((await open(buyer, id, anothers)).status, 404);
  assert.equal((await open(buyer, another, name)).status, 404);
  const publicly = async () => (await fetch(addressOf(url, name))).status;
  assert.equal(await publicly(), 404);
  // A second upload of the same file stays private while unused.
  await send(url, buyer, file);
  assert.equal(await publicly(), 404);
});

test('a photo that a bike shows to everybody is still shown when it is part of a statement, too', async () => {
  const file = await aJpeg();
  const { body: photo } = await send(url, seller, file);
  await aProductOf(seller, { photos: [{ name: photo.name }] });
  await send(url, seller, file);
  const { bookingId: id } = await dealIn('disputed', cast);
  const body = { words: 'As advertised', photos: [{ name: photo.name }] };
  assert.equal((await seller.call(addStatement, { params: { id }, body })).status, 200);
  assert.equal((await fetch(addressOf(url, photo.name))).status, 200);
});

test('it is kept as long as the statement', async () => {
  const { id, name } = await aStatementWithPhoto();
  const unused = await aPhotoOf(url, buyer);
  await sql`update uploads set uploaded_at = now() - interval '25 hours'`;
  await clearPhotos(market.market);
  assert.equal((await open(seller, id, name)).status, 200);
  assert.equal((await fetch(addressOf(url, unused.name))).status, 404);
});

const open = ({ token }: Caller, id: string, name: string) =>
  fetch(url + readStatementPhoto.path.replace(':id', id).replace(':name', name), {
    headers: token ? { authorization: `bearer ${token}` } : {},
  });
