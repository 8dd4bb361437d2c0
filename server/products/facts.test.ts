import assert from 'node:assert/strict';
import { test } from 'node:test';
import { exportAccount } from '#contract/account.ts';
import { changeCategory, listCategories, listCategoryProducts, retireCategory } from '#contract/categories.ts';
import { addProduct, listSellerProducts, readProduct, type WholeProduct } from '#contract/products.ts';
import { openMarket } from '../../test/market.ts';
import type { Caller } from '../../test/people.ts';
import { aPhotoOf } from '../../test/photos.ts';
import { aProductOf, describedBike, goodBike } from '../../test/products.ts';
import { listProducts } from './products.ts';

const market = await openMarket();
const { sql } = market.market;
const [buyer, seller, admin] = await Promise.all([
  market.person('buyer'),
  market.person('seller'),
  market.person('admin'),
]);
const FRAME = 'MD2A11CY1234567';
const thisYear = new Date().getUTCFullYear();

test('everything that is said of a bike is kept and shown, what the catalogue knows is added', async () => {
  const id = await aProductOf(seller, describedBike);
  const { modelId, model, variant, modelYear, kilometres, engineCc, bodyType, ...bike } = await read(buyer, id);
  assert.deepEqual(
    { modelId, model, variant, modelYear, kilometres, engineCc, bodyType },
    {
      modelId: 'bajaj-pulsar-150',
      model: 'Pulsar 150',
      variant: 'DTS-i',
      modelYear: 2019,
      kilometres: 35000,
      engineCc: 149,
      bodyType: 'commuter',
    },
  );
  assert.deepEqual([bike.owners, bike.colour, bike.yearsOfUse], [2, 'Black and red', thisYear - 2019]);
  assert.deepEqual([bike.papers, bike.service], [describedBike.papers, describedBike.service]);
  assert.deepEqual([bike.place?.name, bike.place?.country, bike.sellerLocation], ['Dhaka', 'BD', 'Dhaka']);
  const [at] = await sql`select latitude, longitude from products where id = ${id}`;
  assert.deepEqual({ ...at }, { latitude: bike.place?.latitude, longitude: bike.place?.longitude });
});

test('what the seller says goes before what the catalogue says', async () => {
  const id = await aProductOf(seller, {
    ...describedBike,
    model: 'Pulsar Classic',
    engineCc: '150',
    bodyType: 'naked',
  });
  const { model, engineCc, bodyType, modelId } = await read(buyer, id);
  assert.deepEqual([model, engineCc, bodyType, modelId], ['Pulsar Classic', 150, 'naked', 'bajaj-pulsar-150']);
});

test('years of use follow from the model year, and are as they were said without one', async () => {
  const years = async (changes: Record<string, unknown>) =>
    (await read(buyer, await aProductOf(seller, changes))).yearsOfUse;
  assert.equal(await years({ modelYear: thisYear - 4, yearsOfUse: 1 }), 4);
  assert.equal(await years({ modelYear: thisYear + 1, yearsOfUse: undefined }), 0);
  assert.equal(await years({ yearsOfUse: '2.5' }), 2.5);
});

test('a frame number is told to nobody but its seller, who takes it home', async () => {
  const dealer = await market.person('seller');
  const numbered = { ...describedBike, frameNumber: 'md2-a11cy 1234567' };
  const [id, twin] = [await aProductOf(dealer, numbered), await aProductOf(seller, numbered)];
  const other = await aProductOf(dealer, { frameNumber: 'OTHER12345' });
  for (const caller of [market.nobody, buyer, seller, dealer, admin]) {
    const lists = await Promise.all([
      read(caller, id),
      caller.call(listCategoryProducts, { params: { brandName: 'BAJAJ' } }),
      caller.call(listSellerProducts, { params: { email: dealer.email } }),
    ]);
    assert.doesNotMatch(JSON.stringify(lists), new RegExp(`${FRAME}|frameNumber"`));
  }
  const home = (await dealer.call(exportAccount)).body.products;
  assert.deepEqual(
    home.map(({ _id, frameEnding }) => [_id, frameEnding]),
    [
      [other, '2345'],
      [id, '4567'],
    ],
  );
  assert.deepEqual((await seller.call(exportAccount)).body.products.find(({ _id }) => _id === twin)?.papers, [
    ...describedBike.papers,
  ]);
  const [own, theirs] = [await read(dealer, id), await read(seller, id)];
  assert.deepEqual([own.frameEnding, theirs.frameEnding, own.sameFrame], ['4567', undefined, undefined]);
  assert.ok((await read(admin, id)).sameFrame?.some(({ _id }) => _id === twin));
  assert.deepEqual((await read(admin, other)).sameFrame, []);
});

test('what cannot be is refused by its field, and nothing is written', async () => {
  const faults: [object, string, RegExp][] = [
    [{ modelId: 'bajaj-pulsar-150' }, 'modelId', /model of BAJAJ, not of YAMAHA/],
    [{ modelId: 'bajaj-flying-carpet', categoryName: 'BAJAJ' }, 'modelId', /no such model/],
    [{ placeId: 1 }, 'placeId', /no such place/],
    [{ categoryName: 'HONDA' }, 'categoryName', /one of the brands/],
    [{ photos: [{ name: 'a'.repeat(32) }] }, 'photos', /upload it again/],
    [{ photos: [{ name: '../x' }] }, 'photos.0.name', /not a photo of ours/],
    [{ papers: ['Registration', ' '] }, 'papers.1', /fill in/],
    [{ service: ['x'.repeat(81)] }, 'service.0', /80 characters/],
    [{ yearsOfUse: undefined }, 'yearsOfUse', /fill in/],
    [{ img: undefined }, 'img', /add a photo/],
  ];
  const [before] = await sql`select count(*) from products`;
  for (const [changes, field, why] of faults) {
    const { status, body } = await seller.call(addProduct, { body: { ...goodBike, ...changes } });
    assert.deepEqual([status, body.code, body.errors?.[0]?.field], [400, 'bad-input', field]);
    assert.match(body.errors?.[0]?.message ?? '', why);
  }
  assert.deepEqual((await sql`select count(*) from products`)[0], before);
});

test('a brand is written in any letter case, and refused once it is retired', async () => {
  assert.equal((await read(buyer, await aProductOf(seller, { categoryName: 'hero' }))).categoryName, 'HERO');
  const { body: brands } = await admin.call(listCategories);
  const params = { id: brands.find(({ brandName }) => brandName === 'HERO')?._id };
  await admin.call(retireCategory, { params, body: { isRetired: true } });
  const { status, body } = await seller.call(addProduct, { body: { ...goodBike, categoryName: 'HERO' } });
  assert.deepEqual([status, body.errors?.[0]?.field], [400, 'categoryName']);
  await admin.call(retireCategory, { params, body: { isRetired: false } });
  await admin.call(changeCategory, { params, body: { brandName: 'HERO MOTOCORP' } });
  const id = await aProductOf(seller, { categoryName: 'Hero MotoCorp' });
  assert.equal((await read(buyer, id)).categoryName, 'HERO MOTOCORP');
  await admin.call(changeCategory, { params, body: { brandName: 'HERO' } });
});

test('photos of a bike take the place of its picture’s address, the first as its cover', async () => {
  const names = await Promise.all([1, 2].map(() => photo(seller)));
  const photos = names.map((name, place) => ({ name, alt: place ? '' : 'From the left' }));
  const id = await aProductOf(seller, { photos });
  const bike = await read(market.nobody, id);
  assert.deepEqual(
    bike.photos.map(({ name, alt }) => ({ name, alt })),
    photos,
  );
  assert.deepEqual([bike.img, bike.cover], [`/photos/${names[0]}-800.webp`, bike.photos[0]]);
  const { body } = await market.nobody.call(listCategoryProducts, { params: { brandName: 'YAMAHA' } });
  assert.deepEqual(body.find(({ _id }) => _id === id)?.cover, bike.cover);
  const stolen = await buyer.call(addProduct, { body: { ...goodBike, photos } });
  assert.equal(stolen.status, 403);
  const rival = await market.person('seller');
  assert.equal((await rival.call(addProduct, { body: { ...goodBike, photos } })).body.errors?.[0]?.field, 'photos');
  assert.deepEqual((await rival.call(listSellerProducts, { params: { email: rival.email } })).body, []);
});

test('many are listed in one statement; those of a brand that is not sold are left out', async () => {
  const dealer = await market.person('seller');
  const [person] = await sql<{ id: string }[]>`select id from users where email = ${dealer.email}`;
  const bikes = Array.from({ length: 300 }, (_, at) => ({
    ...addProduct.body.parse({ ...describedBike, productName: `Pulsar ${at}`, kilometres: at }),
    id: crypto.randomUUID(),
    ...(at % 100 === 0 && { categoryName: 'HONDA', modelId: undefined }),
  }));
  const listed = await sql.begin((db) => listProducts(db, person?.id ?? '', bikes));
  assert.deepEqual(listed, new Set(bikes.filter((_, at) => at % 100).map(({ id }) => id)));
  const { body } = await dealer.call(listSellerProducts, { params: { email: dealer.email }, query: { limit: 100 } });
  assert.equal(body.length, 100);
  const last = bikes.at(-1);
  const bike = await read(dealer, last?.id ?? '');
  assert.deepEqual([bike.productName, bike.kilometres], ['Pulsar 299', 299]);
  assert.deepEqual([...(await sql.begin((db) => listProducts(db, person?.id ?? '', [])))], []);
});

async function read(caller: Caller, id: string): Promise<WholeProduct> {
  return (await caller.call(readProduct, { params: { id } })).body;
}
const photo = async (person: Caller) => (await aPhotoOf(market.url, person)).name;
