import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { after, beforeEach, test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { photoAddress } from '#contract/photo-address.ts';
import { editProduct, readProduct, removeProduct, type WholeProduct } from '#contract/products.ts';
import { openMarket } from '../../../test/market.ts';
import type { Caller } from '../../../test/people.ts';
import { aJpeg, send } from '../../../test/photos.ts';
import { aProductOf, goodBike } from '../../../test/products.ts';
import { startRemoteServer } from '../../../test/remote-server.ts';
import { fetchPictures } from './picture-fetch.ts';

const { market, url, nobody, person } = await openMarket();
const { sql } = market;
const [seller, another] = await Promise.all([person('seller'), person('seller')]);

const picture = await aJpeg({ width: 900, height: 600 });
const FRAGMENT = picture.subarray(0, 2000);
let answer: (response: ServerResponse) => void = () => {};
const good = (response: ServerResponse) => void response.end(picture);
const status = (code: number) => (response: ServerResponse) => void response.writeHead(code).end();

const elsewhere = await startRemoteServer((_request, response) => answer(response));
after(() => elsewhere.stop());
const outside = elsewhere.internet;

beforeEach(async () => {
  await sql`delete from picture_fetches`;
  elsewhere.asked.length = 0;
  answer = good;
});

const anAddress = (host = 'pictures.example.org') =>
  `http://${host}:${elsewhere.port}/${randomBytes(4).toString('hex')}.jpg`;
/** Bypasses the address check, as the pictures of this test lie on a local port. */
async function aBikeShowing(img: string, owner = seller) {
  const id = await aProductOf(owner);
  await sql`update products set image_url = ${img} where id = ${id}`;
  await sql`update picture_fetches set address = ${img} where product_id = ${id}`;
  return id;
}
const imgFor = async ({ call }: Caller, id: string) => (await call(readProduct, { params: { id } })).body.img;
const read = async (id: string) => (await nobody.call(readProduct, { params: { id } })).body as WholeProduct;
const allDueAgain = () => sql`update picture_fetches set due_at = now() where due_at is not null`;
const noted = async (id: string) => {
  const [row] = await sql`select tries, due_at - now() as pause, due_at is null as "givenUp", fault
    from picture_fetches where product_id = ${id}`;
  return row;
};

test('others see no address elsewhere, and our copy of the picture once that is fetched', async () => {
  const img = anAddress();
  const id = await aBikeShowing(img);
  assert.deepEqual([(await read(id)).img, (await read(id)).photos], ['', []]);
  assert.deepEqual([await imgFor(seller, id), await imgFor(another, id)], [img, '']);
  await fetchPictures(market, { outside });
  const { cover, photos, ...bike } = await read(id);
  assert.deepEqual([cover?.width, cover?.height, cover?.alt, photos.length], [900, 600, '', 1]);
  assert.equal(bike.img, photoAddress(cover?.name ?? ''));
  assert.equal(bike.revision, 1);
  const served = await fetch(new URL(bike.img, url));
  assert.deepEqual([served.status, served.headers.get('content-type')], [200, 'image/webp']);
});

test('what was fetched is not fetched again, nor is anything else', async () => {
  await aBikeShowing(anAddress());
  await aBikeShowing('https://pictures.example.test/never-asked.jpg');
  await fetchPictures(market, { outside });
  await allDueAgain();
  await fetchPictures(market, { outside });
  assert.equal(elsewhere.asked.length, 1);
});

test('many machines fetch each picture once', async () => {
  const ids = await Promise.all(Array.from({ length: 6 }, () => aBikeShowing(anAddress())));
  await Promise.all([1, 2, 3].map(() => fetchPictures(market, { outside })));
  assert.equal(elsewhere.asked.length, 6);
  for (const id of ids) assert.equal((await read(id)).photos.length, 1);
});

test('what leads inside or is no photo is tried once and stays as it was given', async () => {
  const metadata = 'http://169.254.169.254/latest/meta-data/';
  const inside = await aBikeShowing(metadata);
  const damaged = await aBikeShowing(anAddress());
  answer = (response) => void response.end(FRAGMENT);
  for (let turn = 0; turn < 2; turn++) {
    await fetchPictures(market, { outside });
    await allDueAgain();
  }
  for (const [id, fault] of [
    [inside, /not on the public internet/],
    [damaged, /cannot be read/],
  ] as const) {
    const row = await noted(id);
    assert.deepEqual([row?.tries, row?.givenUp], [1, true]);
    assert.match(row?.fault, fault);
    assert.deepEqual((await read(id)).photos, []);
  }
  assert.deepEqual([await imgFor(nobody, inside), await imgFor(seller, inside)], ['', metadata]);
});

test('what is broken is tried four times, with growing pauses', async () => {
  const id = await aBikeShowing(anAddress());
  answer = status(503);
  const pauses = [];
  for (let tries = 1; tries <= 4; tries++) {
    await fetchPictures(market, { outside });
    const row = await noted(id);
    assert.deepEqual([row?.tries, row?.fault], [tries, 'The server answered 503']);
    pauses.push(String(row?.pause).replace(/[.:].*/, ''));
    await fetchPictures(market, { outside });
    assert.equal(elsewhere.asked.length, tries, 'not before the pause is over');
    await allDueAgain();
  }
  assert.deepEqual(pauses, ['00', '00', '23', 'null']);
  assert.equal((await noted(id))?.givenUp, true);
});

test('a host that fails is left alone with its other pictures, and others are fetched meanwhile', async () => {
  elsewhere.names['lost.example.org'] = [];
  const lost = await Promise.all([1, 2, 3].map(() => aBikeShowing(anAddress('lost.example.org'))));
  const found = await aBikeShowing(anAddress());
  elsewhere.lookedUp.length = 0;
  await fetchPictures(market, { outside });
  assert.equal(elsewhere.lookedUp.filter((host) => host === 'lost.example.org').length, 1);
  assert.equal((await read(found)).photos.length, 1);
  const rows = await Promise.all(lost.map(noted));
  assert.deepEqual(rows.map((row) => row?.tries).sort(), [0, 0, 1]);
});

test('a bike that is edited while its picture is on the way stays as its seller wants it', async () => {
  const id = await aBikeShowing(anAddress());
  const img = 'https://pictures.example.org/another.jpg';
  const meanwhile = Promise.withResolvers<unknown>();
  answer = async (response) => {
    const { call } = seller;
    meanwhile.resolve(await call(editProduct, { params: { id }, body: { ...goodBike, img, revision: 1 } }));
    good(response);
  };
  await fetchPictures(market, { outside });
  assert.equal(((await meanwhile.promise) as { status: number }).status, 200);
  const bike = await read(id);
  assert.deepEqual([bike.img, bike.photos, bike.revision], ['', [], 2]);
  assert.equal(await imgFor(seller, id), img);
  assert.deepEqual([(await noted(id))?.tries, elsewhere.asked.length], [0, 1], 'the new address has its turn');
});

test('a bike whose form was opened before its picture came keeps what the form says', async () => {
  const img = anAddress();
  const id = await aBikeShowing(img);
  await fetchPictures(market, { outside });
  const other = 'https://pictures.example.org/other.jpg';
  await seller.call(editProduct, { params: { id }, body: { ...goodBike, img: other, revision: 1 } });
  const bike = await read(id);
  assert.deepEqual([bike.img, bike.cover, bike.photos], ['', undefined, []]);
  assert.equal(await imgFor(seller, id), other);
});

test('photos of its seller are never replaced', async () => {
  const id = await aBikeShowing(anAddress());
  const { body: own } = await send(url, seller, await aJpeg({ width: 500, height: 400, seed: 2 }));
  const photos = [{ name: own.name, alt: 'From the left' }];
  const { status } = await seller.call(editProduct, { params: { id }, body: { ...goodBike, photos, revision: 1 } });
  assert.equal(status, 200);
  await fetchPictures(market, { outside });
  const bike = await read(id);
  assert.deepEqual([bike.cover?.alt, bike.photos.length, elsewhere.asked.length], ['From the left', 1, 0]);
});

test('the picture of a seller with too many unused photos is fetched another time', async () => {
  const hoarder = await person('seller');
  await sql`
    insert into uploads (uploader_id, name, width, height, placeholder)
    select u.id, md5(u.id::text || n), 1, 1, '' from users u, generate_series(1, 200) n where email = ${hoarder.email}`;
  const id = await aBikeShowing(anAddress(), hoarder);
  await fetchPictures(market, { outside });
  assert.equal((await read(id)).photos.length, 0);
  await sql`delete from uploads u using users p where p.id = u.uploader_id and p.email = ${hoarder.email}`;
  await allDueAgain();
  await fetchPictures(market, { outside });
  assert.equal((await read(id)).photos.length, 1);
});

test('nothing is fetched for a bike that was taken off the market', async () => {
  const id = await aBikeShowing(anAddress(), another);
  await another.call(removeProduct, { params: { id } });
  await fetchPictures(market, { outside });
  assert.deepEqual([elsewhere.asked, await noted(id)], [[], undefined]);
});

test('a marketplace that stops does not wait for a slow server', async () => {
  const id = await aBikeShowing(anAddress());
  const parting = new AbortController();
  answer = () => parting.abort();
  const begun = Date.now();
  await fetchPictures(market, { outside, left: parting.signal });
  assert.ok(Date.now() - begun < 5000);
  assert.equal((await noted(id))?.tries, 1);
});

test('slow hosts of one seller hold up nobody else’s pictures', async () => {
  const slow: ServerResponse[] = [];
  answer = (response) => {
    if (/^slow/.test(response.req.headers.host ?? '')) slow.push(response);
    else good(response);
  };
  for (let at = 0; at < 8; at++) {
    const host = `slow${at}.example.org`;
    elsewhere.names[host] = [['127.0.0.1']];
    await aBikeShowing(anAddress(host));
  }
  const found = await aBikeShowing(anAddress(), another);
  const parting = new AbortController();
  const fetching = fetchPictures(market, { outside, left: parting.signal });
  while ((await read(found)).photos.length === 0) await pause(5);
  assert.ok(slow.length <= 1, `${slow.length} of the slow ones were asked`);
  parting.abort();
  await fetching;
});
