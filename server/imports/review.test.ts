import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  decideImportReview,
  listImportReviewRows,
  listImportReviews,
  undoImportReview,
} from '#contract/import-reviews.ts';
import { listImports, mapImport, readImport, removeImport, runImport } from '#contract/imports.ts';
import { listSellerProducts } from '#contract/products.ts';
import { verifySeller } from '#contract/users.ts';
import { earlier } from '../../test/earlier.ts';
import { aCheckedImportOf, aFinishedImportOf, csv, through } from '../../test/imports.ts';
import { openMarket } from '../../test/market.ts';
import type { Caller } from '../../test/people.ts';
import { goOnWithImports, settleReviews } from './imports.ts';

const market = await openMarket({ listing: { newSeller: 3 } });
const { sql } = market.market;
const admin = await market.person('admin');
const log = { warn: () => {}, error: () => {} };

const file = (rows: number, from = 1000) =>
  csv(
    ['name,price,year,city', ...Array.from({ length: rows }, (_, row) => `Yamaha FZ-S,${from + row},2018,Dhaka`)].join(
      '\n',
    ),
  );
const about = (id: string) => ({ params: { id } });
const stateOf = async (seller: Caller, id: string) => (await seller.call(readImport, about(id))).body;
const bikesOf = async ({ email, call }: Caller) => (await call(listSellerProducts, { params: { email } })).body.length;
const waiting = async () => (await admin.call(listImportReviews)).body;

async function aWaitingImport(rows = 5) {
  const seller = await market.person('seller');
  const id = await aCheckedImportOf(seller, file(rows));
  const { status, body } = await seller.call(runImport, about(id));
  assert.deepEqual([status, body.state], [200, 'waiting']);
  return { seller, id };
}

/** Ends the minutes in which a decision can be undone. */
async function settled(id: string) {
  await sql`update imports set decided_at = ${earlier(sql, 'decided_at', '6 minutes')} where id = ${id}`;
  await Promise.all([1, 2].map(() => settleReviews(market.market, log)));
  await goOnWithImports(market.market, log);
}

test('a new seller’s file that fits is listed at once; a larger one waits, and lists nothing', async () => {
  const small = await market.person('seller');
  assert.equal((await aFinishedImportOf(small, file(3))).outcomes.imported, 3);
  const { seller, id } = await aWaitingImport();
  await goOnWithImports(market.market, log);
  assert.equal(await bikesOf(seller), 0);
  const again = await Promise.all([1, 2, 3].map(() => seller.call(runImport, about(id))));
  assert.ok(again.every(({ body }) => body.state === 'waiting'));
  const another = await aCheckedImportOf(seller, file(5, 2000));
  const { status, body } = await seller.call(runImport, about(another));
  assert.deepEqual([status, body.code], [409, 'import-not-ready']);
  assert.equal(await bikesOf(seller), 0);
});

test('an admin sees what would be listed, approves, and it is all listed after a while', async () => {
  const { seller, id } = await aWaitingImport();
  const review = (await waiting()).find(({ _id }) => _id === id);
  assert.deepEqual(
    [review?.sellerEmail, review?.rows, review?.listable, review?.onSale, review?.decision],
    [seller.email, 5, 5, 0, undefined],
  );
  assert.equal((await admin.call(listImportReviewRows, about(id))).body.length, 5);
  const approve = () => admin.call(decideImportReview, { ...about(id), body: { decision: 'approved' } });
  const clicks = await Promise.all([approve(), approve(), approve()]);
  assert.deepEqual(clicks.map(({ body }) => body.modifiedCount).sort(), [0, 0, 1]);
  await settleReviews(market.market, log);
  assert.equal((await stateOf(seller, id)).state, 'waiting');
  await settled(id);
  assert.equal((await through(seller, id)).outcomes.imported, 5);
  assert.equal(await bikesOf(seller), 5);
  assert.ok(!(await waiting()).some(({ _id }) => _id === id));
  const mails = (await market.mails()).filter(({ to }) => to.includes(seller.email));
  assert.deepEqual(
    mails.map(({ subject }) => subject),
    ['Your import was approved'],
  );
});

test('a decision can be taken back until it takes effect', async () => {
  const { seller, id } = await aWaitingImport();
  await admin.call(decideImportReview, { ...about(id), body: { decision: 'approved' } });
  assert.equal((await admin.call(undoImportReview, about(id))).body.modifiedCount, 1);
  assert.equal((await admin.call(undoImportReview, about(id))).body.modifiedCount, 0);
  await settled(id);
  assert.equal((await stateOf(seller, id)).state, 'waiting');
  await admin.call(decideImportReview, { ...about(id), body: { decision: 'approved' } });
  await settled(id);
  assert.equal((await admin.call(undoImportReview, about(id))).status, 404);
  const actions = await sql<{ action: string }[]>`
    select action from audit where subject = ${`import ${id}`} order by action`;
  assert.deepEqual(
    actions.map(({ action }) => action),
    ['approve-import', 'approve-import', 'undo-import-decision'],
  );
});

test('a refusal needs a reason, which its seller reads; a mended file waits again', async () => {
  const { seller, id } = await aWaitingImport();
  const refuse = (body: object) =>
    admin.call(decideImportReview, { ...about(id), body: { decision: 'refused', ...body } });
  const { status, body } = await refuse({});
  assert.deepEqual([status, body.errors?.[0]?.field], [400, 'reason']);
  await refuse({ reason: 'These are five times the same bike.' });
  assert.equal((await stateOf(seller, id)).refusal, undefined);
  await settled(id);
  const { state, refusal, mapping, settings } = await stateOf(seller, id);
  assert.deepEqual([state, refusal], ['refused', 'These are five times the same bike.']);
  assert.equal((await seller.call(runImport, about(id))).status, 409);
  assert.equal(await bikesOf(seller), 0);
  assert.equal((await seller.call(mapImport, { ...about(id), body: { mapping, settings } })).status, 200);
  await through(seller, id);
  assert.equal((await seller.call(runImport, about(id))).body.state, 'waiting');
  await settleReviews(market.market, log);
  assert.equal((await stateOf(seller, id)).state, 'waiting');
  assert.match((await market.mails())[0]?.subject ?? '', /not approved/);
});

test('who takes their import back, or leaves, is no longer waited for; who is verified does not wait', async () => {
  const { seller, id } = await aWaitingImport();
  assert.equal((await seller.call(removeImport, about(id))).body.deletedCount, 1);
  assert.equal((await admin.call(decideImportReview, { ...about(id), body: { decision: 'approved' } })).status, 404);
  assert.deepEqual((await seller.call(listImports)).body, []);
  await admin.call(verifySeller, { params: { email: seller.email } });
  assert.equal((await aFinishedImportOf(seller, file(6))).outcomes.imported, 6);
});
