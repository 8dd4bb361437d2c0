import assert from 'node:assert/strict';
import { test } from 'node:test';
import { removeProduct } from '#contract/products.ts';
import { dismissReports, listReportedProducts, reportProduct } from '#contract/reports.ts';
import { openMarket } from '../../test/market.ts';
import type { Caller } from '../../test/people.ts';
import { aProductOf, goodBike } from '../../test/products.ts';

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

test('admins see what is reported, by how many people, and whose it is', async () => {
  const id = await aProductOf(seller, { categoryName: 'BAJAJ' });
  for (const person of [buyer, another]) await report(person, id);
  const found = await reported(id);
  assert.ok(found && Math.abs(Date.parse(found.reportedAt) - Date.now()) < 60_000);
  assert.deepEqual(
    { ...found, reportedAt: '' },
    {
      _id: id,
      productName: goodBike.productName,
      categoryName: 'BAJAJ',
      sellerEmail: seller.email,
      reports: 2,
      reportedAt: '',
    },
  );
});

test('nobody reports their own product, an unknown one or a removed one', async () => {
  const id = await aProductOf(seller);
  const own = await report(seller, id);
  assert.deepEqual([own.status, own.body.code], [409, 'own-product']);
  await seller.call(removeProduct, { params: { id } });
  for (const gone of [id, '019a0000-0000-7000-8000-00000000ffff'])
    assert.equal((await report(buyer, gone)).status, 404);
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

test('reported products come page by page, each once', async () => {
  const ids: string[] = [];
  for (let count = 0; count < 5; count++) ids.unshift(await aProductOf(seller));
  for (const id of ids) for (const person of [buyer, another]) await report(person, id);
  const first = await admin.call(listReportedProducts, { query: { limit: 3 } });
  const second = await admin.call(listReportedProducts, { query: { limit: 3, after: first.body.at(-1)?._id } });
  assert.match(first.headers.get('link') ?? '', /rel="next"/);
  assert.deepEqual([...first.body, ...second.body].map(({ _id }) => _id).slice(0, 5), ids);
});

test('the database itself refuses a second report of the same person', async () => {
  const id = await aProductOf(seller);
  await report(buyer, id);
  await assert.rejects(
    sql`insert into reports (product_id, id, reporter_id)
      select product_id, gen_random_uuid(), reporter_id from reports where product_id = ${id}`.execute(),
    { constraint_name: 'reports_once_per_person' },
  );
});

const report = (person: Caller, id: string) => person.call(reportProduct, { params: { id } });

async function reported(id: string) {
  const { body } = await admin.call(listReportedProducts, { query: { limit: 100 } });
  return body.find(({ _id }) => _id === id);
}
