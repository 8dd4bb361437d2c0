import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import sharp from 'sharp';
import {
  addInspectionPhoto,
  MOST_INSPECTION_PHOTOS,
  readInspection,
  readInspectionPhoto,
  removeInspection,
} from '#contract/inspections.ts';
import { cardHolder } from '../../test/cards.ts';
import { aMessagePhotoOf } from '../../test/conversations.ts';
import { dealIn } from '../../test/deal-in.ts';
import { anInspectionPhotoOf, anInspectionWithPhoto, aPhotoFile, attach } from '../../test/inspections.ts';
import { openMarket } from '../../test/market.ts';
import type { Caller } from '../../test/people.ts';
import { addressOf } from '../../test/photos.ts';
import { aProductOf } from '../../test/products.ts';
import { clearPhotos } from '../photos/photos.ts';

const market = await openMarket();
const { url } = market;
const { sql, storage } = market.market;
const [buyer, seller, stranger, admin] = await Promise.all([
  market.person('buyer'),
  market.person('seller'),
  market.person('buyer'),
  market.person('admin'),
]);

const open = ({ token }: Caller, id: string, photoId: string) =>
  fetch(url + readInspectionPhoto.path.replace(':id', id).replace(':photoId', photoId), {
    headers: token ? { authorization: `bearer ${token}` } : {},
  });
const isStored = async (name: string) => !!(await storage.get(`photos/${name.slice(0, 2)}/${name}-1600.webp`));
const put = (person: Caller, id: string, photoId: string, file: { type: string; content: Uint8Array<ArrayBuffer> }) =>
  person.call(addInspectionPhoto, { params: { id, photoId }, file });

test('its author sees a photo, as large as it is kept, and nobody else does under any address', async () => {
  const id = await aProductOf(seller);
  const photo = await anInspectionWithPhoto(buyer, id);
  const { body } = await buyer.call(readInspection, { params: { id } });
  assert.deepEqual(body.photos, [photo]);
  const answer = await open(buyer, id, photo.id);
  assert.deepEqual([answer.status, answer.headers.get('content-type')], [200, 'image/webp']);
  assert.match(answer.headers.get('cache-control') ?? '', /no-store/);
  assert.equal((await sharp(Buffer.from(await answer.arrayBuffer())).metadata()).format, 'webp');
  for (const person of [stranger, seller, admin]) assert.equal((await open(person, id, photo.id)).status, 404);
  assert.equal((await open(market.nobody, id, photo.id)).status, 401);
  assert.equal((await open(buyer, await aProductOf(seller), photo.id)).status, 404);
  assert.equal((await fetch(addressOf(url, photo.name))).status, 404);
});

test('a photo sent again under its id stays as it was, also when both arrive at once', async () => {
  const [id, photoId, file] = [await aProductOf(seller), randomUUID(), await aPhotoFile()];
  const answers = await Promise.all([1, 2, 3].map(() => put(buyer, id, photoId, file)));
  const [first] = answers;
  for (const { status, body } of answers) assert.deepEqual([status, body], [200, first?.body]);
  const again = await put(buyer, id, photoId, await aPhotoFile());
  assert.deepEqual([again.status, again.body], [200, first?.body]);
  const [row] = await sql`select jsonb_array_length(photos) as photos from inspections where product_id = ${id}`;
  assert.equal(row?.photos, 1);
});

test('the same file can be several photos', async () => {
  const [id, file] = [await aProductOf(seller), await aPhotoFile()];
  const [one, two] = await Promise.all([put(buyer, id, randomUUID(), file), put(buyer, id, randomUUID(), file)]);
  assert.deepEqual([one.status, two.status, one.body.name], [200, 200, two.body.name]);
});

test(`an inspection takes ${MOST_INSPECTION_PHOTOS} photos`, async () => {
  const id = await aProductOf(seller);
  const photo = await anInspectionPhotoOf(buyer, id);
  const many = Array.from({ length: MOST_INSPECTION_PHOTOS - 1 }, () => ({ ...photo, id: randomUUID() }));
  await sql`update inspections set photos = ${sql.json(many)} where product_id = ${id}`;
  const last = await Promise.all([1, 2, 3].map(async () => put(buyer, id, randomUUID(), await aPhotoFile())));
  assert.deepEqual(last.map(({ status }) => status).sort(), [200, 409, 409]);
  const refused = await put(buyer, id, photo.id, await aPhotoFile());
  assert.deepEqual([refused.status, refused.body.code], [409, 'inspections-full']);
});

test('a bike that cannot be inspected takes no photo, and a broken file is none', async () => {
  assert.equal((await put(buyer, randomUUID(), randomUUID(), await aPhotoFile())).status, 404);
  const broken = { type: 'image/jpeg', content: new Uint8Array([1, 2, 3]) };
  assert.equal((await put(buyer, await aProductOf(seller), randomUUID(), broken)).status, 400);
});

test('photos are kept as long as the inspection, or a copy in a deal', async () => {
  const { productId, bookingId } = await dealIn('paid', { market, cards: cardHolder(market), buyer, seller, admin });
  const attached = await anInspectionWithPhoto(buyer, productId);
  assert.equal((await attach(buyer, bookingId)).status, 200);
  const own = await anInspectionPhotoOf(buyer, productId);
  await sql`update uploads set uploaded_at = now() - interval '25 hours'`;
  await clearPhotos(market.market);
  assert.ok((await isStored(attached.name)) && (await isStored(own.name)));
  await buyer.call(removeInspection, { params: { id: productId } });
  await clearPhotos(market.market);
  assert.deepEqual([await isStored(attached.name), await isStored(own.name)], [true, false]);
});

test('photos of a removed inspection do not count as waiting ones', async () => {
  const person = await market.person('buyer');
  for (let round = 0; round < 3; round++) {
    const id = await aProductOf(seller);
    for (let photo = 0; photo < 9; photo++) await anInspectionPhotoOf(person, id);
    await person.call(removeInspection, { params: { id } });
  }
  await aMessagePhotoOf(person);
});
