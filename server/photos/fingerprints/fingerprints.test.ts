import assert from 'node:assert/strict';
import { Readable } from 'node:stream';
import { test } from 'node:test';
import sharp, { type Sharp } from 'sharp';
import type { Photo } from '#contract/photos.ts';
import { cropped, drawing } from '../../../test/fingerprints.ts';
import { openMarket } from '../../../test/market.ts';
import type { Caller } from '../../../test/people.ts';
import { send } from '../../../test/photos.ts';
import { aProductOf, sellerIdOf } from '../../../test/products.ts';
import { viewerById } from '../../users/users.ts';
import { clearPhotos, photosElsewhere, takePhoto, takeUploads, uploadPhoto } from '../photos.ts';
import { mirrored, soughtBands } from './fingerprint.ts';
import { elsewhere, photosOf } from './queries.ts';

const market = await openMarket();
const { sql } = market.market;
const [victim, thief, admin, buyer] = await Promise.all([
  market.person('seller'),
  market.person('seller'),
  market.person('admin'),
  market.person('buyer'),
]);
let seed = 0;
const aPicture = () => drawing(seed++);

const found = ({ id }: { id: string }) => photosElsewhere(sql, [id]);

test('a photo of another’s bike is found, also cropped, re-encoded and mirrored', async () => {
  const pictures = [aPicture(), aPicture(), aPicture()] as const;
  const [first, second, third] = pictures;
  const stolen = await aBikeWith(victim, ...pictures);
  const id = await aBikeWith(
    thief,
    await copyOf(cropped(first, { left: 0.1, top: 0.1 })),
    aPicture(),
    await copyOf(second.clone().flop()),
    third,
  );
  const rows = await found(id);
  assert.deepEqual(
    rows.map(({ otherName }) => stolen.names.indexOf(otherName)),
    [0, 1, 2],
  );
  assert.deepEqual(
    rows.map(({ name }) => id.names.indexOf(name)),
    [0, 2, 3],
  );
  const [listed] = await sql<{ at: Date }[]>`select listed_at as at from products where id = ${stolen.id}`;
  for (const row of rows) {
    assert.deepEqual(
      [row.productId, row.otherProductId, row.otherSellerId, row.sellers, row.since],
      [id.id, stolen.id, await sellerIdOf(victim, stolen.id), 1, listed?.at],
    );
    assert.ok(row.distance <= 20);
  }
  assert.equal(rows[2]?.distance, 0);
  assert.deepEqual(await found(stolen), []);
});

test('a part of a picture on plain ground is found, another picture there is not', async () => {
  const cutOut = (picture: Sharp, left: number) =>
    picture.clone().resize(500, 400).extend({ top: 100, bottom: 100, left, right: 150, background: 'white' });
  const [picture, other] = [aPicture(), aPicture()];
  await aBikeWith(victim, cutOut(picture, 150));
  const { names, id } = await aBikeWith(thief, await copyOf(cutOut(picture, 60)), cutOut(other, 150));
  assert.deepEqual(
    (await found({ id })).map(({ name }) => name),
    names.slice(0, 1),
  );
});

test('nobody takes photos from themselves, from the distant past, or where nothing is', async () => {
  const picture = aPicture();
  const earlier = await aBikeWith(victim, picture);
  assert.deepEqual(await found(await aBikeWith(victim, picture)), []);
  const id = await aBikeWith(thief, picture);
  assert.equal((await found(id)).length, 1);
  await sql`update products set listed_at = now() - interval '25 months' where id = ${earlier.id}`;
  const [row] = await found(id);
  assert.notEqual(row?.otherProductId, earlier.id);
  assert.deepEqual(await photosElsewhere(sql, []), []);
});

test('a stock picture tells how many sellers had it before, a bike at most three others', async () => {
  const pictures = Array.from({ length: 4 }, aPicture);
  const sellers = await Promise.all(pictures.map(() => market.person('seller')));
  for (const [at, seller] of sellers.entries()) await aBikeWith(seller, ...pictures.slice(at, at + 1));
  const [shared = aPicture()] = pictures;
  for (const seller of sellers.slice(1)) await aBikeWith(seller, shared);
  const rows = await found(await aBikeWith(thief, ...pictures));
  assert.equal(rows.length, 3);
  assert.equal(new Set(rows.map(({ otherProductId }) => otherProductId)).size, 3);
  assert.equal(Math.max(...rows.map(({ sellers }) => sellers)), 4);
});

test('a photo that is cleared is forgotten', async () => {
  const picture = aPicture();
  const [name] = (await aBikeWith(victim, picture)).names;
  const id = await aBikeWith(thief, await copyOf(picture));
  assert.equal((await found(id)).length, 1);
  await sql`update products set status = 'removed', removed_at = now() - interval '25 hours'
    where id in (select product_id from product_photos where name = ${name ?? ''})`;
  await clearPhotos(market.market);
  assert.equal(await kept(name), 0);
  assert.deepEqual(await found(id), []);
});

test('portraits and what only some people see have none', async () => {
  const viewer = await viewerOf(victim);
  const sent = async (sending: Parameters<typeof uploadPhoto>[3], as = viewer, picture = aPicture()) =>
    uploadPhoto(market.market, as, Readable.from(await picture.jpeg().toBuffer()), sending);
  assert.equal(await kept((await sent({ shape: 'portrait' })).name), 0);
  assert.equal(await kept((await sent({ isPrivate: true })).name), 0);
  const ofBuyer = await takePhoto(market.market, await viewerOf(buyer), await aPicture().jpeg().toBuffer(), {});
  assert.equal(await kept(ofBuyer.name), 0);

  const shown = await sent({});
  assert.equal(await kept(shown.name), 1);
  await sql.begin((db) => takeUploads(db, viewer.id, [shown]));
  assert.equal(await kept(shown.name), 0);

  const [picture, other] = [aPicture(), await viewerOf(admin)];
  const ofTwo = await sent({}, viewer, picture);
  await sent({}, other, picture);
  await sql.begin((db) => takeUploads(db, viewer.id, [ofTwo]));
  assert.equal(await kept(ofTwo.name), 1);
});

test('a picture that very many have costs no more', async () => {
  const picture = aPicture();
  for (let quality = 70; quality < 76; quality++) await aBikeWith(victim, await copyOf(picture, quality));
  const { id } = await aBikeWith(thief, picture);
  const [own] = await photosOf(sql, [id]);
  assert.ok(own);
  const hashes = own.hashes.map(BigInt);
  const sought = {
    hashes: [hashes, mirrored(hashes)] as [bigint[], bigint[]],
    bands: [soughtBands(hashes), []] as [number[], number[]],
  };
  const bounds = { distance: 20, distanceOnPlain: 8, candidates: 100, near: 100, uses: 100, years: 2 };
  const rows = async (most: Partial<typeof bounds>) =>
    (await elsewhere(sql, own, sought, { ...bounds, ...most })).length;
  assert.equal(await rows({}), 6);
  for (const bound of ['candidates', 'near', 'uses']) assert.ok((await rows({ [bound]: 4 })) <= 4, bound);
  const plan = await sql.begin(async (db) => {
    await db`set local enable_seqscan = off`;
    return db<{ 'QUERY PLAN': string }[]>`explain ${elsewhere(db, own, sought, bounds)}`;
  });
  assert.match(plan.map((line) => line['QUERY PLAN']).join(), /photo_fingerprints_bands/);
});

async function aBikeWith(seller: Caller, ...pictures: Sharp[]) {
  const names: string[] = [];
  for (const picture of pictures) names.push((await upload(seller, picture)).name);
  return { id: await aProductOf(seller, { photos: names.map((name) => ({ name })) }), names };
}

async function upload(person: Caller, picture: Sharp): Promise<Photo> {
  const { status, body } = await send(market.url, person, await picture.clone().jpeg({ quality: 85 }).toBuffer());
  assert.equal(status, 200, body.detail);
  return body;
}

const copyOf = async (picture: Sharp, quality = 60) => sharp(await picture.clone().jpeg({ quality }).toBuffer());

async function viewerOf({ email }: Caller) {
  const [row] = await sql<{ id: string }[]>`select id from users where email = ${email}`;
  return (await viewerById(sql, row?.id ?? '')) ?? assert.fail();
}

const kept = async (name = '') => (await sql`select from photo_fingerprints where name = ${name}`).length;
