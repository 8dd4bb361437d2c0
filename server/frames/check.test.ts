import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkFrame } from '#contract/frame-check.ts';
import { editProduct, readProduct, removeProduct } from '#contract/products.ts';
import { listReportedProducts, reportProduct } from '#contract/reports.ts';
import { openMarket } from '../../test/market.ts';
import type { Caller } from '../../test/people.ts';
import { aProductOf, goodBike } from '../../test/products.ts';

const market = await openMarket({ rateLimit: true });
const { sql } = market.market;
const [buyer, dealer, rival, admin] = await Promise.all([
  market.person('buyer'),
  market.person('seller'),
  market.person('seller'),
  market.person('admin'),
]);
const month = new Date().toLocaleDateString('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' });

test('a bike without a frame number says nothing, one with it that it was checked', async () => {
  const [without, id] = [await aProductOf(dealer), await aProductOf(dealer, { frameNumber: 'CHECKED001' })];
  assert.equal((await read(market.nobody, without)).frameCheck, undefined);
  const { frameCheck } = await read(market.nobody, id);
  const [said] = await sql<{ recorded_at: Date }[]>`select recorded_at from frame_records where product_id = ${id}`;
  assert.deepEqual(frameCheck, { checkedAt: said?.recorded_at.toISOString(), findings: [] });
});

test('a buyer reads the reason, an admin the figures, the seller only that there is one', async () => {
  const frameNumber = 'ROLLBACK001';
  const first = await aProductOf(dealer, { frameNumber, kilometres: 42_000, owners: 3, placeId: 1185241 });
  const id = await aProductOf(rival, { frameNumber, kilometres: 12_000, owners: 1 });
  const words = async (caller: Caller, of: string) =>
    (await read(caller, of)).frameCheck?.findings.map((one) => one.words);
  for (const caller of [market.nobody, buyer])
    assert.deepEqual(await words(caller, id), [
      `A record of this frame number from ${month} says 42,000 km.`,
      `A record of this frame number from ${month} says 3 owners.`,
      'Another listing has the same frame number. Compare frame and papers.',
    ]);
  assert.deepEqual(await words(rival, id), [
    'An earlier record of this frame number has more kilometres. Please check the odometer.',
    'An earlier record of this frame number has more owners. Please count them again.',
    'This frame number is on sale elsewhere.',
  ]);
  const today = new Date().toLocaleDateString('en-US', { dateStyle: 'medium', timeZone: 'UTC' });
  assert.deepEqual(await words(admin, id), [
    `Odometer: 42,000 km on ${today}, 12,000 km now.`,
    `Owners: 3 on ${today}, 1 now.`,
    'On sale by somebody else too: Dhaka.',
  ]);
  assert.deepEqual(await words(buyer, first), ['Another listing has the same frame number. Compare frame and papers.']);
  await rival.call(removeProduct, { params: { id } });
  assert.deepEqual(await words(buyer, first), []);
});

test('a seller is told before listing, and learns no figure of others', async () => {
  const frameNumber = 'BEFORE0001';
  await aProductOf(dealer, { frameNumber, kilometres: 42_000, owners: 3 });
  const asked = { frameNumber: 'before-0001', kilometres: '9000', owners: 1, modelYear: 2019 };
  const { body } = await rival.call(checkFrame, { body: asked });
  assert.deepEqual(
    body.findings.map(({ code }) => code),
    ['odometer-lower', 'owners-fewer', 'on-sale-elsewhere'],
  );
  assert.doesNotMatch(JSON.stringify(body), /42|3 owners/);
  assert.deepEqual(await codes(dealer, asked), ['odometer-lower', 'owners-fewer', 'on-sale-already']);
  assert.deepEqual(await codes(rival, { frameNumber: 'UNHEARD001' }), []);
  assert.deepEqual(await codes(rival, { frameNumber: '1HGCM82633A004353' }), ['check-digit-wrong']);
});

test('an own bike is checked by the frame that is kept of it; another’s is not there', async () => {
  const id = await aProductOf(dealer, { frameNumber: 'KEPT000001', kilometres: 42_000 });
  assert.deepEqual(await codes(dealer, { productId: id, kilometres: 9000 }), []);
  const other = await aProductOf(rival, { frameNumber: 'KEPT000001', kilometres: 50_000 });
  assert.deepEqual(await codes(rival, { productId: other, kilometres: 9000 }), ['odometer-lower', 'on-sale-elsewhere']);
  for (const [who, productId] of [
    [rival, id],
    [dealer, crypto.randomUUID()],
  ] as const)
    assert.equal((await who.call(checkFrame, { body: { productId } })).status, 404);
  assert.deepEqual(await codes(dealer, { productId: await aProductOf(dealer) }), []);
  assert.equal((await dealer.call(checkFrame, { body: {} })).body.errors?.[0]?.field, 'frameNumber');
});

test('a frame that is taken off a bike is another’s alone', async () => {
  const frameNumber = 'TAKENOFF01';
  const id = await aProductOf(dealer, { frameNumber });
  await aProductOf(rival, { frameNumber });
  assert.equal((await read(buyer, id)).frameCheck?.findings.length, 1);
  await dealer.call(editProduct, { params: { id }, body: { ...goodBike, revision: 1, frameNumber: null } });
  assert.equal((await read(buyer, id)).frameCheck, undefined);
});

test('admins read findings beside the reports of a bike', async () => {
  const ids = await Promise.all([dealer, rival].map((one) => aProductOf(one, { frameNumber: 'REPORTED01' })));
  const plain = await aProductOf(dealer);
  for (const id of [...ids, plain]) await buyer.call(reportProduct, { params: { id } });
  const { body } = await admin.call(listReportedProducts);
  const found = body.map(({ _id, frameFindings }) => [_id, frameFindings?.map(({ words }) => words)]);
  const twin = ['On sale by somebody else too.'];
  assert.deepEqual(found, [[plain, undefined], ...ids.toReversed().map((id) => [id, twin])]);
});

test('who tries frame numbers is stopped after a day’s share', async () => {
  const guesser = await market.person('seller');
  await guesser.call(checkFrame, { body: { frameNumber: 'GUESSED001' } });
  await sql`update quota_uses set used = 200 where quota = 'frame-checks'`;
  const { status, body } = await guesser.call(checkFrame, { body: { frameNumber: 'GUESSED002' } });
  assert.equal(status, 429);
  assert.match(body.detail ?? '', /checked 200 frame numbers today/);
});

const read = async (caller: Caller, id: string) => (await caller.call(readProduct, { params: { id } })).body;
const codes = async (caller: Caller, body: object) =>
  (await caller.call(checkFrame, { body })).body.findings.map(({ code }) => code);
