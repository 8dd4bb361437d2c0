import assert from 'node:assert/strict';
import { test } from 'node:test';
import sharp from 'sharp';
import { PRIVATE_PHOTOS_A_DAY } from '#contract/conversation-settings.ts';
import { addMessagePhoto, listMessages, readMessagePhoto } from '#contract/messages.ts';
import { aConversationOf, aMessagePhotoOf, say } from '../../test/conversations.ts';
import { openMarket } from '../../test/market.ts';
import type { Caller } from '../../test/people.ts';
import { addressOf, aJpeg, send } from '../../test/photos.ts';
import { aProductOf } from '../../test/products.ts';
import { clearPhotos } from '../photos/photos.ts';

const market = await openMarket({ rateLimit: true });
const { url } = market;
const { sql } = market.market;
const [buyer, seller, stranger, admin] = await Promise.all([
  market.person('buyer'),
  market.person('seller'),
  market.person('seller'),
  market.person('admin'),
]);

const open = ({ token }: Caller, id: string, name: string) =>
  fetch(url + readMessagePhoto.path.replace(':id', id).replace(':name', name), {
    headers: token ? { authorization: `bearer ${token}` } : {},
  });
const publicly = async (name: string) => (await fetch(addressOf(url, name))).status;

async function aSentPhoto() {
  const { name } = await aMessagePhotoOf(buyer);
  const id = await aConversationOf(buyer, await aProductOf(seller), { photos: [{ name }] });
  return { id, name };
}

test('both sides see a photo, as large as it is kept, and nobody else does under any address', async () => {
  const { id, name } = await aSentPhoto();
  const { id: anotherId } = await aSentPhoto();
  for (const person of [buyer, seller]) {
    const answer = await open(person, id, name);
    assert.deepEqual([answer.status, answer.headers.get('content-type')], [200, 'image/webp']);
    assert.match(answer.headers.get('cache-control') ?? '', /no-store/);
    assert.equal((await sharp(Buffer.from(await answer.arrayBuffer())).metadata()).format, 'webp');
  }
  for (const person of [stranger, admin]) assert.equal((await open(person, id, name)).status, 404);
  assert.equal((await open(market.nobody, id, name)).status, 401);
  assert.equal((await open(buyer, anotherId, name)).status, 404);
  assert.equal(await publicly(name), 404);
  const { body } = await seller.call(listMessages, { params: { id } });
  assert.deepEqual(
    body.map(({ words, photos }) => [words, photos.map((photo) => photo.name)]),
    [['', [name]]],
  );
});

test('before it is sent a photo is nobody’s to see, and it is not sent twice or by another', async () => {
  const { name } = await aMessagePhotoOf(buyer);
  assert.equal(await publicly(name), 404);
  const id = await aConversationOf(buyer, await aProductOf(seller));
  assert.equal((await say(seller, id, { photos: [{ name }] })).status, 400);
  assert.equal((await say(buyer, id, { photos: [{ name }, { name }] })).status, 400);
  assert.equal((await say(buyer, id, { photos: [{ name }] })).status, 200);
  const { status, body } = await say(buyer, id, { photos: [{ name }] });
  assert.deepEqual([status, body.errors?.[0]?.field], [400, 'photos']);
});

test('what a seller shows at a bike stays public when it is sent in a message, too', async () => {
  const file = await aJpeg();
  const { body: photo } = await send(url, seller, file);
  await aProductOf(seller, { photos: [{ name: photo.name }] });
  const type = 'image/jpeg';
  await seller.call(addMessagePhoto, { file: { type, content: new Uint8Array(file) } });
  const id = await aConversationOf(buyer, await aProductOf(seller));
  assert.equal((await say(seller, id, { photos: [{ name: photo.name }] })).status, 200);
  assert.equal(await publicly(photo.name), 200);
  // And uploaded for a bike, it can be looked at again.
  const another = await aJpeg();
  const { body: secret } = await seller.call(addMessagePhoto, { file: { type, content: new Uint8Array(another) } });
  assert.equal(await publicly(secret.name), 404);
  await send(url, seller, another);
  assert.equal(await publicly(secret.name), 200);
});

test('it is kept as long as the message, and an upload that nobody sent for a day', async () => {
  const { id, name } = await aSentPhoto();
  const unused = await aMessagePhotoOf(buyer);
  await sql`update uploads set uploaded_at = now() - interval '25 hours'`;
  await clearPhotos(market.market);
  assert.equal((await open(seller, id, name)).status, 200);
  assert.equal((await sql`select from uploads where name = ${unused.name}`).length, 0);
});

test('a person uploads so many photos for messages in a day, and others go on', async () => {
  const person = await market.person('buyer');
  await aMessagePhotoOf(person);
  await sql`update quota_uses set used = ${PRIVATE_PHOTOS_A_DAY - 1} where quota = 'private-photos'
    and person_id = (select id from users where email = ${person.email})`;
  const upload = async () =>
    person.call(addMessagePhoto, { file: { type: 'image/jpeg', content: new Uint8Array(await aJpeg()) } });
  const replies = await Promise.all([upload(), upload(), upload()]);
  assert.deepEqual(replies.map(({ status }) => status).sort(), [200, 429, 429]);
  const refused = replies.find(({ status }) => status === 429);
  assert.match(refused?.body.detail ?? '', /^You have sent 60 photos in messages and inspections today\./);
  assert.ok(Number(refused?.headers.get('retry-after')) > 1);
  await aMessagePhotoOf(seller);
});
