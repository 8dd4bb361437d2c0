import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  addCategory,
  changeCategory,
  listAllCategories,
  listCategories,
  listCategoryProducts,
  orderCategories,
  retireCategory,
} from '#contract/categories.ts';
import { photoAddress } from '#contract/photo-address.ts';
import { openMarket } from '../../test/market.ts';
import { aProductOf } from '../../test/products.ts';

const market = await openMarket();
const { sql } = market.market;
const [admin, seller] = await Promise.all([market.person('admin'), market.person('seller')]);

const brands = async () => (await market.nobody.call(listCategories)).body.map(({ brandName }) => brandName);
const categories = async () => (await admin.call(listAllCategories)).body;
const idOf = async (brandName: string) =>
  (await categories()).find((brand) => brand.brandName === brandName)?._id ?? '';

test('a new brand comes last, in capitals, with a drawn picture, and takes bikes at once', async () => {
  const { status, body } = await admin.call(addCategory, { body: { brandName: ' Royal  Enfield ' } });
  assert.deepEqual([status, body.acknowledged], [200, true]);
  assert.deepEqual(await brands(), ['YAMAHA', 'HERO', 'BAJAJ', 'ROYAL ENFIELD']);
  const brand = (await categories()).find(({ _id }) => _id === body.insertedId);
  assert.match(brand?.picture ?? '', /^\/pictures\/brand-other-[123]\.svg$/);
  const id = await aProductOf(seller, { categoryName: 'Royal Enfield' });
  const { body: bikes } = await market.nobody.call(listCategoryProducts, { params: { brandName: 'royal enfield' } });
  assert.deepEqual(
    bikes.map(({ _id, categoryName }) => [_id, categoryName]),
    [[id, 'ROYAL ENFIELD']],
  );
  assert.equal((await categories()).find(({ brandName }) => brandName === 'ROYAL ENFIELD')?.onSale, 1);
});

test('there is no second brand of the same name, however often and fast it is asked for', async () => {
  const answers = await Promise.all([1, 2, 3, 4].map(() => admin.call(addCategory, { body: { brandName: 'TVS' } })));
  assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 409, 409, 409]);
  const id = await idOf('TVS');
  const renamed = await admin.call(changeCategory, { params: { id }, body: { brandName: 'hero' } });
  assert.deepEqual([renamed.status, (renamed.body as { code?: string }).code], [409, 'brand-exists']);
  assert.ok((await brands()).includes('TVS'));
});

test('a brand whose capitals are other letters takes bikes under the name that is shown', async () => {
  for (const brandName of ['ΐota', 'Groß', 'ﬁlo']) {
    const { status } = await admin.call(addCategory, { body: { brandName } });
    assert.equal(status, 200);
    const shown = (await brands()).at(-1) ?? '';
    const id = await aProductOf(seller, { categoryName: shown });
    const { body } = await market.nobody.call(listCategoryProducts, { params: { brandName: shown } });
    assert.deepEqual(
      body.map(({ _id }) => _id),
      [id],
      brandName,
    );
  }
  assert.equal((await admin.call(addCategory, { body: { brandName: 'ß'.repeat(40) } })).status, 400);
});

test('a brand that is renamed keeps its bikes and its picture', async () => {
  const { insertedId: id } = (await admin.call(addCategory, { body: { brandName: 'Hero Honda' } })).body;
  const bike = await aProductOf(seller, { categoryName: 'HERO HONDA' });
  const before = (await categories()).find(({ _id }) => _id === id);
  const { body } = await admin.call(changeCategory, { params: { id }, body: { brandName: 'Honda' } });
  assert.equal(body.modifiedCount, 1);
  assert.equal((await categories()).find(({ _id }) => _id === id)?.picture, before?.picture);
  const { body: bikes } = await market.nobody.call(listCategoryProducts, { params: { brandName: 'HONDA' } });
  assert.deepEqual(
    bikes.map(({ _id }) => _id),
    [bike],
  );
  const old = await market.nobody.call(listCategoryProducts, { params: { brandName: 'HERO HONDA' } });
  assert.equal(old.status, 404);
});

test('a brand shows the photo that its admin uploaded, and nobody else’s', async () => {
  const [mine, theirs] = ['a'.repeat(32), 'b'.repeat(32)];
  for (const [{ email }, name] of [
    [admin, mine],
    [seller, theirs],
  ] as const)
    await sql`insert into uploads (uploader_id, name, width, height, placeholder)
      select id, ${name}, 800, 600, '' from users where email = ${email}`;
  const id = await idOf('YAMAHA');
  const shown = async () => (await categories()).find(({ _id }) => _id === id)?.picture;
  await admin.call(changeCategory, { params: { id }, body: { brandName: 'YAMAHA', photo: mine } });
  assert.equal(await shown(), photoAddress(mine));
  const { status, body } = await admin.call(changeCategory, {
    params: { id },
    body: { brandName: 'YAMAHA', photo: theirs },
  });
  assert.deepEqual([status, (body as { errors?: { field: string }[] }).errors?.[0]?.field], [400, 'photo']);
  assert.equal(await shown(), photoAddress(mine));
  const picture = 'https://pictures.example.test/yamaha.jpg';
  await admin.call(changeCategory, { params: { id }, body: { brandName: 'YAMAHA', picture } });
  assert.match(String(await shown()), /^\/pictures\//, 'a drawn one until our copy is there');
});

test('brands are shown in the order that an admin gives them; an order that misses one changes nothing', async () => {
  const ids = (await market.nobody.call(listCategories)).body.map(({ _id }) => _id).toReversed();
  assert.equal((await admin.call(orderCategories, { body: { ids } })).body.modifiedCount, ids.length);
  const reversed = await brands();
  for (const wrong of [ids.slice(1), [...ids, ids[0] ?? ''], []])
    assert.equal((await admin.call(orderCategories, { body: { ids: wrong } })).status, 409);
  assert.deepEqual(await brands(), reversed);
  await admin.call(orderCategories, { body: { ids: ids.toReversed() } });
  assert.deepEqual(await brands(), reversed.toReversed());
});

test('a retired brand is off the market until it is brought back; the last brand stays', async () => {
  const { insertedId: id } = (await admin.call(addCategory, { body: { brandName: 'Vespa' } })).body;
  const retire = (of: string, isRetired = true) =>
    admin.call(retireCategory, { params: { id: of }, body: { isRetired } });
  assert.equal((await retire(id)).body.modifiedCount, 1);
  assert.equal((await retire(id)).body.modifiedCount, 0);
  assert.ok(!(await brands()).includes('VESPA'));
  assert.equal((await categories()).at(-1)?.isRetired, true);
  assert.equal((await market.nobody.call(listCategoryProducts, { params: { brandName: 'VESPA' } })).status, 404);
  assert.equal((await retire(id, false)).body.modifiedCount, 1);
  assert.equal((await brands()).at(-1), 'VESPA');

  const all = (await market.nobody.call(listCategories)).body;
  const answers = await Promise.all(all.map(({ _id }) => retire(_id)));
  assert.equal(answers.filter(({ status }) => status === 409).length, 1);
  assert.equal((await brands()).length, 1);
  for (const { _id } of all) await retire(_id, false);
});
