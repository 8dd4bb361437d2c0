import assert from 'node:assert/strict';
import { test } from 'node:test';
import { bookProduct } from '#contract/bookings.ts';
import {
  appealListing,
  DECISION_UNDO_MINUTES,
  decideListing,
  listOwnListingReviews,
  undoListingDecision,
} from '#contract/listing-reviews.ts';
import { listNotices } from '#contract/notifications.ts';
import { editProduct, readProduct } from '#contract/products.ts';
import { reportProduct } from '#contract/reports.ts';
import { earlier } from '../../test/earlier.ts';
import {
  A_QUEUED_TEXT,
  A_WITHHELD_TEXT,
  aCheckedProductOf,
  decideAs,
  queueOf,
  reviewOf,
} from '../../test/listing-reviews.ts';
import { openMarket } from '../../test/market.ts';
import { aProductOf, goodBike, meeting } from '../../test/products.ts';
import { checkListings, tellOfDecisions } from './moderation.ts';

const market = await openMarket();
const { sql } = market.market;
market.market.adminEmails.push('other-admin@example.test');
const [buyer, seller, admin, otherAdmin] = await Promise.all([
  market.person('buyer'),
  market.person('seller'),
  market.person('admin'),
  market.person('admin', { email: 'other-admin@example.test' }),
]);

// A new account with many bikes is a finding of its own.
await sql`update users set verified_at = now() where email = ${seller.email}`;

const statusOf = async (id: string) =>
  (await sql<{ status: string }[]>`select status from products where id = ${id}`)[0]?.status;
const withheld = () => aCheckedProductOf(market, seller, { disc: A_WITHHELD_TEXT });
const queued = () => aCheckedProductOf(market, seller, { disc: A_QUEUED_TEXT });
const undo = async (id: string) => (await admin.call(undoListingDecision, { params: { id } })).body.modifiedCount;
const appeal = (id: string) => seller.call(appealListing, { params: { id }, body: { words: 'It is my own bike.' } });
const own = async (id: string) => (await seller.call(listOwnListingReviews)).body.find(({ _id }) => _id === id);
const afterTheUndo = (id: string) => sql`
  update listing_decisions set decided_at = ${earlier(sql, 'decided_at', `${DECISION_UNDO_MINUTES} minutes`)} where product_id = ${id}`;
const tell = () => tellOfDecisions(market.market, new AbortController().signal);
const news = async (id: string) =>
  (await sql`select from notices where product_id = ${id} or facts ->> 'productId' = ${id}`).length;
const edit = async (id: string, changes: object) => {
  const { revision } = (await seller.call(readProduct, { params: { id } })).body;
  await seller.call(editProduct, { params: { id }, body: { ...goodBike, ...changes, revision } });
  await checkListings(sql, [id]);
};

test('an approved bike is on the market, and what was approved brings it back to the queue only when it grows', async () => {
  const id = await withheld();
  assert.equal((await decideAs(admin, id, 'approve')).body.modifiedCount, 1);
  assert.deepEqual([await statusOf(id), (await reviewOf(admin, id)).state], ['available', 'approved']);
  await edit(id, { disc: A_WITHHELD_TEXT, resalePrice: 1400 });
  assert.equal((await reviewOf(admin, id)).state, 'approved');
  await buyer.call(reportProduct, { params: { id } });
  await checkListings(sql, [id]);
  assert.equal((await reviewOf(admin, id)).state, 'approved', 'one report is not enough');
  await edit(id, { disc: `${A_WITHHELD_TEXT} Or write to rider@example.test.` });
  assert.equal((await reviewOf(admin, id)).state, 'queued');
});

test('changes that were asked for come back to an admin, with the bike off the market', async () => {
  const id = await queued();
  await decideAs(admin, id, 'ask-changes');
  assert.equal(await statusOf(id), 'withheld');
  await edit(id, { disc: 'One owner, always in a garage.' });
  assert.ok((await queueOf(admin)).some(({ _id, state }) => _id === id && state === 'changes-asked'));
  assert.equal(await statusOf(id), 'withheld');
  await decideAs(otherAdmin, id, 'approve');
  assert.equal(await statusOf(id), 'available');
});

test('of two admins one decides, and nobody decides on what they have not seen', async () => {
  const id = await queued();
  const { version } = await reviewOf(admin, id);
  const body = { version, decision: 'hide', reason: 'text', words: 'No.' } as const;
  const both = await Promise.all([admin, otherAdmin].map((one) => one.call(decideListing, { params: { id }, body })));
  assert.deepEqual(both.map(({ status }) => status).sort(), [200, 409]);
  assert.equal((await sql`select from listing_decisions where product_id = ${id}`).length, 1);
  const changed = await queued();
  const seen = (await reviewOf(admin, changed)).version;
  await edit(changed, { disc: `${A_QUEUED_TEXT} Call 01711234567.` });
  const late = await admin.call(decideListing, {
    params: { id: changed },
    body: { version: seen, decision: 'approve' },
  });
  assert.deepEqual([late.status, late.body.code], [409, 'changed-meanwhile']);
});

test('a decision against a bike says why', async () => {
  const id = await queued();
  for (const [changes, field] of [
    [{ reason: undefined }, 'reason'],
    [{ words: undefined }, 'words'],
    [{ reason: 'bored' }, 'reason'],
    [{ words: 'x'.repeat(1001) }, 'words'],
  ] as const) {
    const { status, body } = await decideAs(admin, id, 'hide', changes);
    assert.deepEqual([status, body.errors?.map((one) => one.field)], [400, [field]]);
  }
  assert.equal(await statusOf(id), 'available');
});

for (const decision of ['approve', 'ask-changes', 'hide', 'remove'] as const)
  test(`${decision} is undone within minutes, as if it had not been; then its seller is told once`, async () => {
    const id = await withheld();
    const before = await reviewOf(admin, id);
    await decideAs(admin, id, decision);
    assert.equal(await undo(id), 1);
    assert.equal(await undo(id), 0);
    const { version, ...after } = await reviewOf(admin, id);
    assert.deepEqual({ ...after, version: before.version }, before);
    assert.ok(version > before.version);
    assert.equal(await statusOf(id), 'withheld');
    const told = await news(id);
    await decideAs(admin, id, decision);
    const meanwhile = { approve: undefined, remove: undefined, hide: 'withheld', 'ask-changes': 'withheld' }[decision];
    assert.equal((await own(id))?.state, meanwhile, 'a decision that can be undone is not shown');
    await tell();
    assert.equal(await news(id), told);
    await afterTheUndo(id);
    assert.equal(await undo(id), 0);
    await Promise.all([tell(), tell()]);
    assert.equal(await news(id), told + 1);
    if (decision === 'approve') return;
    assert.deepEqual(
      [(await own(id))?.state, (await own(id))?.words],
      [after.state && (await reviewOf(admin, id)).state, 'Please write about the bike alone.'],
    );
    const [notice] = (await seller.call(listNotices, { query: {} as never })).body;
    assert.match(notice?.title ?? '', /^(Please change|Taken off the market|Removed): /);
  });

test('what was on the market is back after an undo', async () => {
  for (const decision of ['ask-changes', 'hide', 'remove'] as const) {
    const id = await queued();
    await decideAs(admin, id, decision);
    assert.equal(await statusOf(id), decision === 'remove' ? 'removed' : 'withheld');
    await undo(id);
    assert.deepEqual([await statusOf(id), (await reviewOf(admin, id)).state], ['available', 'queued']);
  }
});

test('an approval of what was on the market is no news', async () => {
  const id = await queued();
  await decideAs(admin, id, 'approve');
  await afterTheUndo(id);
  await tell();
  assert.equal(await news(id), 0);
});

test('a seller appeals once, another admin decides, and a removed bike can come back', async () => {
  const id = await queued();
  await decideAs(admin, id, 'remove');
  assert.equal((await appeal(id)).body.modifiedCount, 0, 'not before they are told');
  await afterTheUndo(id);
  assert.equal((await own(id))?.mayAppeal, true);
  assert.deepEqual([(await appeal(id)).body.modifiedCount, (await appeal(id)).body.modifiedCount], [1, 0]);
  assert.equal((await own(id))?.mayAppeal, false);
  const [mine, others] = await Promise.all([reviewOf(admin, id), reviewOf(otherAdmin, id)]);
  assert.deepEqual(
    [mine.may.decide, others.may.decide, others.decisions[0]?.appeal],
    [false, true, 'It is my own bike.'],
  );
  assert.equal((await decideAs(admin, id, 'approve')).status, 403);
  assert.equal(await statusOf(id), 'removed');
  assert.equal((await decideAs(otherAdmin, id, 'approve')).status, 200);
  assert.equal(await statusOf(id), 'available');
});

test('only the seller appeals, and only against a decision', async () => {
  const id = await withheld();
  assert.equal((await appeal(id)).body.modifiedCount, 0);
  const stranger = await market.person('seller');
  const { status } = await stranger.call(appealListing, { params: { id }, body: { words: 'Mine.' } });
  assert.equal(status, 404);
});

test('a booked bike can be approved, and not be taken away', async () => {
  const id = await queued();
  await buyer.call(bookProduct, { body: { productId: id, ...meeting } });
  for (const decision of ['ask-changes', 'hide', 'remove'] as const) {
    const { status, body } = await decideAs(admin, id, decision);
    assert.deepEqual([status, body.code], [409, 'booking-alive']);
  }
  assert.equal((await decideAs(admin, id, 'approve')).status, 200);
  assert.equal(await statusOf(id), 'reserved');
});

test('the queue has the riskiest first, or the oldest, page by page', async () => {
  await sql`update listing_reviews set queued_at = null`;
  const [first, second, third] = [await queued(), await withheld(), await queued()];
  await sql`update listing_reviews set score = 40, queued_at = now() - interval '1 hour' where product_id = ${first}`;
  const ids = async (query: object) => (await queueOf(admin, query)).map(({ _id }) => _id);
  assert.equal((await ids({}))[0], second);
  assert.deepEqual(await ids({ sort: 'age' }), [first, second, third]);
  const [top] = await ids({ limit: 1 });
  assert.deepEqual(await ids({ after: top }), (await ids({})).slice(1));
  assert.deepEqual(await ids({ sort: 'age', after: first }), [second, third]);
});

test('the admin reads seller, reports and history beside a bike', async () => {
  const id = await aProductOf(seller, { disc: A_QUEUED_TEXT });
  await buyer.call(reportProduct, { params: { id } });
  await checkListings(sql, [id]);
  const review = await reviewOf(admin, id);
  assert.deepEqual(
    review.findings.map(({ code, points }) => [code, points]),
    [
      ['pays-elsewhere', 45],
      ['reported', 15],
    ],
  );
  assert.match(review.findings[0]?.words ?? '', /deposit by bKash/);
  assert.deepEqual([review.seller.email, review.reports.length, review.price], [seller.email, 1, 1450.5]);
});
