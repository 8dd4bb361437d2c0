import assert from 'node:assert/strict';
import { test } from 'node:test';
import { attachInspection, type Deal, disputeDeal, readDeal, readStatementPhoto } from '#contract/deals.ts';
import { listInspections, MOST_ATTACHED_INSPECTIONS, readInspection, removeInspection } from '#contract/inspections.ts';
import { cardHolder } from '../../test/cards.ts';
import { type Cast, dealIn } from '../../test/deal-in.ts';
import { anEntry, anInspectionOf, anInspectionPhotoOf, attach, write } from '../../test/inspections.ts';
import { openMarket } from '../../test/market.ts';
import type { Caller } from '../../test/people.ts';

const market = await openMarket();
const [buyer, seller, admin, stranger] = await Promise.all([
  market.person('buyer'),
  market.person('seller'),
  market.person('admin'),
  market.person('buyer'),
]);
const cast: Cast = { market, cards: cardHolder(market), buyer, seller, admin };

const inspectionsFor = async (person: Caller, id: string): Promise<Deal['inspections']> =>
  (await person.call(readDeal, { params: { id } })).body.inspections;
const open = ({ token }: Caller, id: string, name: string) =>
  fetch(market.url + readStatementPhoto.path.replace(':id', id).replace(':name', name), {
    headers: { authorization: `bearer ${token}` },
  });

test('both sides and admins see what one side attached, with its photos', async () => {
  const { productId, bookingId } = await dealIn('paid', cast);
  const [photo, unused] = [await anInspectionPhotoOf(buyer, productId), await anInspectionPhotoOf(buyer, productId)];
  const former = anEntry({ photoIds: [unused.id] });
  const entry = anEntry({ photoIds: [photo.id], replaces: [former.id] });
  await write(buyer, productId, former, entry);
  const { status, body } = await attach(buyer, bookingId);
  assert.equal(status, 200, body.detail);
  for (const person of [buyer, seller, admin]) {
    const [copy] = await inspectionsFor(person, bookingId);
    const { _id, at, ...rest } = copy ?? assert.fail();
    assert.deepEqual(rest, { by: 'buyer', name: buyer.name, entries: [entry], photos: [photo] });
    const answer = await open(person, bookingId, photo.name);
    assert.deepEqual([answer.status, answer.headers.get('content-type')], [200, 'image/webp']);
  }
  assert.equal((await open(seller, bookingId, unused.name)).status, 404);
  assert.equal((await open(stranger, bookingId, photo.name)).status, 404);
});

test('a copy stays as it was when its author goes on, or removes the inspection', async () => {
  const { productId, bookingId } = await dealIn('handed-over', cast);
  const photo = await anInspectionPhotoOf(seller, productId);
  await anInspectionOf(seller, productId, { photoIds: [photo.id] });
  await attach(seller, bookingId);
  const [copy] = await inspectionsFor(buyer, bookingId);
  const [{ id = '' } = {}] = copy?.entries ?? [];
  await anInspectionOf(seller, productId, { replaces: [id], result: 'bad' });
  assert.deepEqual(await inspectionsFor(buyer, bookingId), [copy]);
  const { body } = await seller.call(readInspection, { params: { id: productId } });
  assert.deepEqual(
    body.attachments.map((attachment) => attachment.bookingId),
    [bookingId],
  );
  const listed = async () => (await seller.call(listInspections)).body.find((one) => one.productId === productId);
  assert.equal((await listed())?.isAttached, true);
  await seller.call(removeInspection, { params: { id: productId } });
  assert.deepEqual(await inspectionsFor(buyer, bookingId), [copy]);
  assert.equal((await open(buyer, bookingId, photo.name)).status, 200);
});

test('attached again unchanged there is one copy, also of clicks at once; changed, there is another', async () => {
  const { productId, bookingId } = await dealIn('paid', cast);
  await anInspectionOf(buyer, productId);
  const answers = await Promise.all([1, 2, 3].map(() => attach(buyer, bookingId)));
  for (const { status, body } of answers) assert.deepEqual([status, body.inspections.length], [200, 1]);
  await anInspectionOf(buyer, productId, { item: 'oil' });
  assert.equal((await attach(buyer, bookingId)).body.inspections.length, 2);
});

test(`each side attaches ${MOST_ATTACHED_INSPECTIONS} copies`, async () => {
  const { productId, bookingId } = await dealIn('paid', cast);
  for (let nth = 0; nth < MOST_ATTACHED_INSPECTIONS; nth++) {
    await anInspectionOf(buyer, productId, { note: `Look ${nth}` });
    assert.equal((await attach(buyer, bookingId)).status, 200);
  }
  assert.equal((await attach(buyer, bookingId)).status, 200, 'what is attached can be sent again');
  await anInspectionOf(buyer, productId, { note: 'One more' });
  const { status, body } = await attach(buyer, bookingId);
  assert.deepEqual([status, body.code], [409, 'inspections-full']);
  await anInspectionOf(seller, productId);
  assert.equal((await attach(seller, bookingId)).body.inspections.length, MOST_ATTACHED_INSPECTIONS + 1);
});

test('whoever has inspected nothing, or is no side of the deal, attaches nothing', async () => {
  const { bookingId } = await dealIn('paid', cast);
  const refused = async (person: Caller) => {
    const { status, body } = await attach(person, bookingId);
    return [status, body.code];
  };
  assert.deepEqual(await refused(buyer), [409, 'inspection-empty']);
  assert.deepEqual(await refused(admin), [403, 'not-allowed']);
  assert.deepEqual(await refused(stranger), [404, 'not-found']);
});

test('it is offered while a dispute can still come, in a dispute too, and not after the end', async () => {
  const offered = async (person: Caller, id: string) =>
    (await person.call(readDeal, { params: { id } })).body.may.includes('attach-inspection');
  const { productId, bookingId: id } = await dealIn('handed-over', cast);
  await buyer.call(disputeDeal, { params: { id }, body: { words: 'Look at the chain' } });
  await anInspectionOf(buyer, productId);
  assert.equal((await buyer.call(attachInspection, { params: { id } })).status, 200);
  assert.deepEqual(
    [await offered(buyer, id), await offered(seller, id), await offered(admin, id)],
    [true, true, false],
  );
  const { bookingId: ended } = await dealIn('cancelled', cast);
  assert.equal(await offered(buyer, ended), false);
});
