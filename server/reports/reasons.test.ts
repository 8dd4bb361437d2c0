import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readProduct } from '#contract/products.ts';
import {
  dismissReports,
  explainReport,
  listReportedProducts,
  MOST_REPORTS_A_DAY,
  reportProduct,
  withdrawReport,
} from '#contract/reports.ts';
import { aBookingOf } from '../../test/bookings.ts';
import { openMarket } from '../../test/market.ts';
import type { Caller } from '../../test/people.ts';
import { aProductOf } from '../../test/products.ts';

const market = await openMarket();
const { sql } = market.market;
const [buyer, another, seller, admin] = await Promise.all([
  market.person('buyer'),
  market.person('buyer'),
  market.person('seller'),
  market.person('admin'),
]);

test('admins read why each person reports a bike, and which booking holds it', async () => {
  const id = await aProductOf(seller);
  await explain(buyer, id, { reason: 'stolen', words: 'The frame number was filed off.' });
  await report(another, id);
  const bookingId = await aBookingOf(buyer, id);
  const found = await reported(id);
  assert.deepEqual(
    found?.reporters.map(({ name, reason, words }) => [name, reason, words]),
    [
      [another.name, undefined, undefined],
      [buyer.name, 'stolen', 'The frame number was filed off.'],
    ],
  );
  assert.equal(found?.bookingId, bookingId);
});

test('a reason is one of six, and its sentence is bounded', async () => {
  const id = await aProductOf(seller);
  for (const [body, field] of [
    [{}, 'reason'],
    [{ reason: 'bored' }, 'reason'],
    [{ reason: 'scam', words: 'x'.repeat(501) }, 'words'],
    [{ reason: 'scam', words: ' ' }, 'words'],
  ] as const) {
    const { status, body: problem } = await explain(buyer, id, body);
    assert.deepEqual([status, problem.errors?.map((error) => error.field)], [400, [field]]);
  }
  assert.equal(await reported(id), undefined);
});

test('a report can be taken back until an admin has decided, and made again', async () => {
  const id = await aProductOf(seller);
  await explain(buyer, id, { reason: 'scam' });
  const takeBack = async () => (await buyer.call(withdrawReport, { params: { id } })).body.deletedCount;
  assert.deepEqual([await takeBack(), await takeBack()], [1, 0]);
  assert.equal(await reported(id), undefined);
  assert.deepEqual(await seenBy(buyer, id), { isReported: false, report: true });
  assert.equal((await explain(buyer, id, { reason: 'other' })).body.modifiedCount, 1);
  assert.equal((await reported(id))?.reporters[0]?.reason, 'other');
  await admin.call(dismissReports, { params: { id } });
  assert.equal(await takeBack(), 0);
});

test('after a dismissal the same person reports again only later, and for another reason', async () => {
  const id = await aProductOf(seller);
  const again = async (reason: string) => (await explain(buyer, id, { reason })).body.modifiedCount;
  assert.equal(await again('scam'), 1);
  await admin.call(dismissReports, { params: { id } });
  assert.equal(await again('stolen'), 0);
  assert.deepEqual(await seenBy(buyer, id), { isReported: true, report: false });
  await sql`update reports set dismissed_at = now() - interval '8 days' where product_id = ${id}`;
  assert.deepEqual(await seenBy(buyer, id), { isReported: false, report: true });
  assert.deepEqual([await again('scam'), await again('stolen'), await again('other')], [0, 1, 0]);
  assert.equal((await reported(id))?.reporters[0]?.reason, 'stolen');
});

test('nobody reports more than so many bikes a day, taken back or not', async () => {
  const busy = await market.person('buyer');
  const ids = await Promise.all(Array.from({ length: MOST_REPORTS_A_DAY + 1 }, () => aProductOf(seller)));
  for (const id of ids.slice(0, -1)) {
    assert.equal((await report(busy, id)).body.modifiedCount, 1);
    await busy.call(withdrawReport, { params: { id } });
  }
  const last = ids.at(-1) ?? '';
  const { status, body } = await report(busy, last);
  assert.deepEqual([status, body.code], [429, 'too-many-requests']);
  assert.equal((await report(another, last)).body.modifiedCount, 1);
});

const report = (person: Caller, id: string) => person.call(reportProduct, { params: { id } });
const explain = (person: Caller, id: string, body: object) => person.call(explainReport, { params: { id }, body });

async function reported(id: string) {
  const { body } = await admin.call(listReportedProducts, { query: { limit: 100 } });
  return body.find(({ _id }) => _id === id);
}

async function seenBy(person: Caller, id: string) {
  const { isReported, may } = (await person.call(readProduct, { params: { id } })).body;
  return { isReported, report: may.report };
}
