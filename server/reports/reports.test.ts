import assert from 'node:assert/strict';
import { test } from 'node:test';
import { listCategoryProducts } from '#contract/categories.ts';
import { listAdvertisedProducts, readProduct, removeProduct } from '#contract/products.ts';
import { dismissReports, listReportedProducts, REPORTERS_NAMED, reportProduct } from '#contract/reports.ts';
import { aBookingOf } from '../../test/bookings.ts';
import { openMarket } from '../../test/market.ts';
import type { Caller } from '../../test/people.ts';
import { anAdvertisedProductOf, aProductOf, goodBike } from '../../test/products.ts';

const market = await openMarket();
const { sql } = market.market;
const [buyer, another, seller, admin] = await Promise.all([
  market.person('buyer'),
  market.person('buyer'),
  market.person('seller'),
  market.person('admin'),
]);

test('a person reports a product once', async () => {
  const id = await aProductOf(seller);
  const clicks = await Promise.all(Array.from({ length: 10 }, () => report(buyer, id)));
  assert.equal(clicks.filter(({ body }) => body.modifiedCount === 1).length, 1);
  assert.equal((await report(buyer, id)).body.modifiedCount, 0);
  assert.equal((await sql`select 1 from reports where product_id = ${id}`).length, 1);
});

test('who has reported a bike is told so wherever it shows, and offered nothing more', async () => {
  const id = await anAdvertisedProductOf(seller, { categoryName: 'HERO' });
  await report(buyer, id);
  for (const [person, isReported] of [
    [buyer, true],
    [another, false],
    [market.nobody, false],
  ] as const) {
    const { body: product } = await person.call(readProduct, { params: { id } });
    const { body: brand } = await person.call(listCategoryProducts, { params: { brandName: 'HERO' } });
    const { body: advertised } = await person.call(listAdvertisedProducts);
    const listed = [brand, advertised].map((list) => list.find(({ _id }) => _id === id));
    for (const shown of [product, ...listed])
      assert.deepEqual([shown?.isReported, shown?.may.report], [isReported, person === another]);
  }
});

test('admins see what is reported, by whom and when, and whose it is', async () => {
  const id = await aProductOf(seller, { categoryName: 'BAJAJ' });
  for (const person of [buyer, another]) await report(person, id);
  const found = await reported(id);
  const times = [found?.reportedAt, ...(found?.reporters.map(({ reportedAt }) => reportedAt) ?? [])];
  assert.ok(times.every((time) => Math.abs(Date.parse(time ?? '') - Date.now()) < 60_000));
  assert.equal(times[0], times[1]);
  assert.deepEqual(
    { ...found, reportedAt: '', reporters: found?.reporters.map(({ name, email }) => [name, email]) },
    {
      _id: id,
      productName: goodBike.productName,
      categoryName: 'BAJAJ',
      img: '',
      sellerName: seller.name,
      sellerEmail: seller.email,
      isAvailable: true,
      isReserved: false,
      reports: 2,
      reportedAt: '',
      reporters: [
        [another.name, another.email],
        [buyer.name, buyer.email],
      ],
      may: { remove: true },
    },
  );
  await aBookingOf(buyer, id);
  const held = await reported(id);
  assert.deepEqual([held?.isAvailable, held?.isReserved, held?.may.remove], [true, true, false]);
});

test('of many who report a product the newest are named', async () => {
  const id = await aProductOf(seller);
  const crowd = await Promise.all(Array.from({ length: REPORTERS_NAMED + 2 }, () => market.person('buyer')));
  for (const person of crowd) await report(person, id);
  const found = await reported(id);
  const newest = crowd.reverse().slice(0, REPORTERS_NAMED);
  assert.equal(found?.reports, crowd.length);
  assert.deepEqual(
    found?.reporters.map(({ email }) => email),
    newest.map(({ email }) => email),
  );
});

test('nobody reports their own product, an unknown one or a removed one', async () => {
  const id = await aProductOf(seller);
  const refusal = async (person: Caller, productId: string) => {
    const { status, body } = await report(person, productId);
    return [status, body.code];
  };
  assert.deepEqual(await refusal(seller, id), [409, 'own-product']);
  await seller.call(removeProduct, { params: { id } });
  assert.deepEqual(await refusal(buyer, id), [410, 'gone']);
  assert.deepEqual(await refusal(buyer, '019a0000-0000-7000-8000-00000000ffff'), [404, 'not-found']);
  assert.equal(await reported(id), undefined);
});

test('reporting a product while it is removed leaves nothing on the list', async () => {
  const id = await aProductOf(seller);
  const [, ...reports] = await Promise.all([
    admin.call(removeProduct, { params: { id } }),
    ...[buyer, another].map((person) => report(person, id)),
  ]);
  for (const { status } of reports) assert.ok([200, 410].includes(status), String(status));
  assert.equal(await reported(id), undefined);
});

test('a dismissed report is off the list; the same person does not bring it back, another does', async () => {
  const id = await aProductOf(seller);
  await report(buyer, id);
  const dismiss = async () => (await admin.call(dismissReports, { params: { id } })).body.deletedCount;
  assert.deepEqual([await dismiss(), await dismiss()], [1, 0]);
  assert.equal(await reported(id), undefined);
  assert.equal((await report(buyer, id)).body.modifiedCount, 0);
  assert.equal(await reported(id), undefined);
  await report(another, id);
  assert.equal((await reported(id))?.reports, 1);
});

test('an admin who takes a reported product off the market has it off the list too', async () => {
  const id = await aProductOf(seller);
  await report(buyer, id);
  assert.equal((await admin.call(removeProduct, { params: { id } })).body.deletedCount, 1);
  assert.equal(await reported(id), undefined);
});

test('the database itself refuses a second report of the same person', async () => {
  const id = await aProductOf(seller);
  await report(buyer, id);
  await assert.rejects(
    sql`insert into reports (product_id, id, reporter_id)
      select product_id, gen_random_uuid(), reporter_id from reports where product_id = ${id}`.execute(),
    { message: /"reports_once_per_person/ },
  );
});

const report = (person: Caller, id: string) => person.call(reportProduct, { params: { id } });

async function reported(id: string) {
  const { body } = await admin.call(listReportedProducts, { query: { limit: 100 } });
  return body.find(({ _id }) => _id === id);
}
