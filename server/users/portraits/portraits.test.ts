import assert from 'node:assert/strict';
import type { ServerResponse } from 'node:http';
import { after, beforeEach, test } from 'node:test';
import sharp from 'sharp';
import { removeAccount } from '#contract/account.ts';
import { readDeal } from '#contract/deals.ts';
import { photoAddress } from '#contract/photo-address.ts';
import { changePortrait, removePortrait } from '#contract/portraits.ts';
import { addProduct, readProduct } from '#contract/products.ts';
import { readAccessToken } from '#contract/session.ts';
import { listUsers, readUser, removeUser } from '#contract/users.ts';
import { aBookingOf } from '../../../test/bookings.ts';
import { openMarket } from '../../../test/market.ts';
import { type Caller, callerOf } from '../../../test/people.ts';
import { aJpeg } from '../../../test/photos.ts';
import { aProductOf, goodBike } from '../../../test/products.ts';
import { startRemoteServer } from '../../../test/remote-server.ts';
import { clearPhotos } from '../../photos/photos.ts';
import { fetchPortraits } from './portraits.ts';
import * as queries from './queries.ts';

const market = await openMarket();
const { url, nobody } = market;
const { sql, storage } = market.market;
const [buyer, seller, admin] = await Promise.all([
  market.person('buyer'),
  market.person('seller'),
  market.person('admin'),
]);

const picture = await aJpeg({ width: 900, height: 600 });
let answer: (response: ServerResponse) => void;
const elsewhere = await startRemoteServer((_request, response) => answer(response));
after(() => elsewhere.stop());
beforeEach(() => {
  elsewhere.asked.length = 0;
  answer = (response) => void response.end(picture);
});

const upload = async (person: Caller, content: Uint8Array | undefined = undefined) =>
  person.call(changePortrait, {
    file: { type: 'image/jpeg', content: new Uint8Array(content ?? (await aJpeg({ width: 600, height: 300 }))) },
  });
const shown = async (person: Caller) =>
  (await person.call(readUser, { params: { email: person.email } })).body.photoURL;
const served = async (address: string) => fetch(new URL(address, url));
const nameIn = (address: string) => /[0-9a-f]{32}/.exec(address)?.[0] ?? '';
const stored = (address: string) => storage.get(`photos/${nameIn(address).slice(0, 2)}/${nameIn(address)}-400.webp`);

async function say({ email, subject }: Caller, claims: { picture?: string; email_verified?: boolean }) {
  const idToken = await market.issuer.sign({ sub: subject, email, email_verified: true, ...claims });
  await callerOf(url, { idToken }).call(readAccessToken, { query: { email } });
}

test('an upload is cut square, is ours, and says nothing but its pixels', async () => {
  const tagged = await sharp(await aJpeg({ width: 900, height: 300 }))
    .withExif({ IFD3: { GPSLatitude: '23/1 46/1 0/1' } })
    .jpeg()
    .toBuffer();
  const { status, body } = await upload(buyer, tagged);
  assert.equal(status, 200);
  assert.equal(await shown(buyer), body.photoURL);
  const answered = await served(body.photoURL);
  assert.deepEqual([answered.status, answered.headers.get('content-type')], [200, 'image/webp']);
  const { width, height, exif } = await sharp(Buffer.from(await answered.arrayBuffer())).metadata();
  assert.deepEqual([width, height, exif], [400, 400, undefined]);
  assert.equal((await served(body.photoURL.replace('-400', '-800'))).status, 404);
});

test('others see it: on a seller’s bikes, in a deal, and admins in their lists', async () => {
  const { photoURL } = (await upload(seller)).body;
  const mine = (await upload(buyer)).body.photoURL;
  const id = await aProductOf(seller);
  for (const who of [nobody, buyer, seller])
    assert.equal((await who.call(readProduct, { params: { id } })).body.sellerPhoto, photoURL);
  const deal = { params: { id: await aBookingOf(buyer, id) } };
  for (const who of [buyer, seller, admin]) {
    const { body } = await who.call(readDeal, deal);
    assert.deepEqual([body.sellersPhoto, body.buyersPhoto], [photoURL, mine]);
  }
  const { body } = await admin.call(listUsers, { query: { role: 'seller' } });
  assert.equal(body.find(({ email }) => email === seller.email)?.photoURL, photoURL);
});

test('another upload takes the place of the one before, whose file is deleted', async () => {
  const first = (await upload(buyer)).body.photoURL;
  const second = (await upload(buyer)).body.photoURL;
  assert.notEqual(first, second);
  assert.deepEqual([!!(await stored(first)), !!(await stored(second))], [false, true]);
  assert.deepEqual([(await served(first)).status, (await served(second)).status], [404, 200]);
  const same = await aJpeg({ width: 500, height: 500 });
  const third = (await upload(buyer, same)).body.photoURL;
  assert.equal((await upload(buyer, same)).body.photoURL, third);
  assert.equal((await served(third)).status, 200);
});

test('taken away, it is deleted, and initials stay whatever the identity service repeats', async () => {
  const drawn = '/pictures/avatar-salma-akter.svg';
  await say(buyer, { picture: drawn });
  const { photoURL } = (await upload(buyer)).body;
  const remove = async () => (await buyer.call(removePortrait)).body.modifiedCount;
  assert.deepEqual([await remove(), await remove()], [1, 0]);
  assert.deepEqual([await shown(buyer), await stored(photoURL)], [undefined, undefined]);
  assert.equal((await served(photoURL)).status, 404);
  await say(buyer, { picture: drawn });
  assert.equal(await shown(buyer), undefined);
  await say(buyer, { picture: '/pictures/avatar-ngoc-anh.svg' });
  assert.equal(await shown(buyer), '/pictures/avatar-ngoc-anh.svg');
});

test('an upload outlives the login after it, until the identity service says another picture', async () => {
  await say(buyer, { picture: 'https://pictures.example.org/before.jpg' });
  const { photoURL } = (await upload(buyer)).body;
  await say(buyer, { picture: 'https://pictures.example.org/before.jpg' });
  assert.equal(await shown(buyer), photoURL);
  await say(buyer, { picture: photoURL });
  assert.equal(await shown(buyer), photoURL);
  await say(buyer, { picture: '/pictures/avatar-ngoc-anh.svg' });
  assert.equal(await shown(buyer), '/pictures/avatar-ngoc-anh.svg');
});

test('it is cleared away only when nobody uses it, and no bike takes it', async () => {
  const { photoURL } = (await upload(seller)).body;
  const old = () => sql`update uploads set uploaded_at = now() - interval '30 hours'`;
  await old();
  await clearPhotos(market.market);
  assert.equal((await served(photoURL)).status, 200);
  const { img, ...bike } = goodBike;
  const listed = await seller.call(addProduct, { body: { ...bike, photos: [{ name: nameIn(photoURL) }] } });
  assert.equal(listed.status, 400);
  assert.equal((await served(photoURL)).status, 200);
});

test('who leaves, or is removed, takes the photo along', async () => {
  const [leaving, removed] = [await market.person('buyer'), await market.person('seller')];
  const photos = [(await upload(leaving)).body.photoURL, (await upload(removed)).body.photoURL];
  const claims = { sub: leaving.subject, email: leaving.email, email_verified: true };
  const idToken = await market.issuer.sign({ ...claims, auth_time: Math.floor(Date.now() / 1000) });
  assert.equal((await callerOf(url, { idToken }).call(removeAccount)).status, 200);
  await admin.call(removeUser, { params: { email: removed.email } });
  for (const photo of photos) assert.equal((await served(photo)).status, 410);
  await clearPhotos(market.market);
  for (const photo of photos) assert.deepEqual([(await served(photo)).status, await stored(photo)], [404, undefined]);
});

test('a photo that is ready after its person was removed is not placed', async () => {
  const person = await market.person('buyer');
  await admin.call(removeUser, { params: { email: person.email } });
  const [row] = await sql<{ id: string }[]>`select id from users where subject = ${person.subject}`;
  assert.ok(row);
  assert.deepEqual((await queries.place(sql, row.id, 'a'.repeat(32))).length, 0);
});

test('whose address is not proved uploads nothing and has nothing fetched', async () => {
  const claims = { sub: 'unproved', email: 'unproved@example.test' };
  const picture = `${elsewhere.url}/unproved.jpg`;
  await say({ ...buyer, email: claims.email, subject: claims.sub }, { email_verified: false });
  const unproved = await market.person('buyer');
  await sql`update users set email_confirmed_at = null, photo_url = ${picture} where email = ${unproved.email}`;
  assert.equal((await upload(unproved)).body.code, 'address-unconfirmed');
  await fetchPortraits(market.market, { outside: elsewhere.internet });
  assert.deepEqual(elsewhere.asked, []);
  await sql`update users set email_confirmed_at = now() where email = ${unproved.email}`;
  await fetchPortraits(market.market, { outside: elsewhere.internet });
  assert.match((await shown(unproved)) ?? '', /^\/photos\//);
});

test('a picture elsewhere is shown as our own square copy, and not before that', async () => {
  const person = await market.person('seller');
  await say(person, { picture: `${elsewhere.url}/me.jpg` });
  assert.equal(await shown(person), undefined);
  await Promise.all([1, 2].map(() => fetchPortraits(market.market, { outside: elsewhere.internet })));
  assert.deepEqual(elsewhere.asked, ['/me.jpg']);
  const address = await shown(person);
  assert.equal(address, photoAddress(nameIn(address ?? ''), 400));
  const { width, height } = await sharp(Buffer.from(await (await served(address ?? '')).arrayBuffer())).metadata();
  assert.deepEqual([width, height], [400, 400]);
  assert.equal((await person.call(removePortrait)).body.modifiedCount, 1);
  await fetchPortraits(market.market, { outside: elsewhere.internet });
  assert.deepEqual([await shown(person), elsewhere.asked.length], [undefined, 1]);
});

test('what is broken elsewhere is tried four times, what is no photo or leads inside once', async () => {
  const person = await market.person('seller');
  const due = () =>
    sql`update users set photo_due_at = now() where email = ${person.email} and photo_due_at is not null`;
  const tries = async () => {
    const [row] = await sql`select photo_tries, photo_due_at from users where email = ${person.email}`;
    return [row?.photo_tries, row?.photo_due_at === null];
  };
  const run = async (times: number) => {
    for (let turn = 0; turn < times; turn++) {
      await fetchPortraits(market.market, { outside: elsewhere.internet });
      await due();
    }
  };
  answer = (response) => void response.writeHead(503).end();
  await say(person, { picture: `${elsewhere.url}/broken.jpg` });
  await run(6);
  assert.deepEqual([await tries(), elsewhere.asked.length], [[4, true], 4]);
  answer = (response) => void response.end('<html>'.padEnd(200));
  await say(person, { picture: `${elsewhere.url}/page.html` });
  await run(2);
  assert.deepEqual([await tries(), elsewhere.asked.length], [[1, true], 5]);
  await say(person, { picture: 'http://169.254.169.254/latest/meta-data/' });
  await run(2);
  assert.deepEqual([await tries(), elsewhere.asked.length], [[1, true], 5]);
  assert.equal(await shown(person), undefined);
});

test('what is no photo is refused as for bikes, and nothing changes', async () => {
  const before = await shown(seller);
  for (const content of [new Uint8Array(), Buffer.from('<html>'.padEnd(200)), picture.subarray(0, 2000)]) {
    const { status, body } = await upload(seller, content);
    assert.deepEqual([status, body.errors?.[0]?.field], [400, 'photo']);
  }
  assert.equal(await shown(seller), before);
});
