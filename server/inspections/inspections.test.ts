import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { exportAccount } from '#contract/account.ts';
import {
  addInspectionEntries,
  listInspections,
  MOST_ENTRIES_AT_ONCE,
  MOST_INSPECTION_ENTRIES,
  MOST_INSPECTIONS,
  readInspection,
  removeInspection,
} from '#contract/inspections.ts';
import { removeProduct } from '#contract/products.ts';
import { removeUser } from '#contract/users.ts';
import { anEntry, anInspectionOf, anInspectionPhotoOf, write } from '../../test/inspections.ts';
import { openMarket } from '../../test/market.ts';
import type { Caller } from '../../test/people.ts';
import { aProductOf, goodBike } from '../../test/products.ts';
import { clearPhotos } from '../photos/photos.ts';

const market = await openMarket();
const { sql } = market.market;
const [buyer, seller, stranger, admin] = await Promise.all([
  market.person('buyer'),
  market.person('seller'),
  market.person('buyer'),
  market.person('admin'),
]);

const read = async (person: Caller, id: string) => (await person.call(readInspection, { params: { id } })).body;
const remove = async (person: Caller, id: string) => (await person.call(removeInspection, { params: { id } })).body;
const idsOf = async (person: Caller, id: string) => (await read(person, id)).entries.map((entry) => entry.id).sort();

test('what one device wrote, another one of the person reads, and nobody else', async () => {
  const id = await aProductOf(seller);
  assert.deepEqual(await read(buyer, id), { productId: id, entries: [], photos: [], attachments: [] });
  const entry = anEntry({ note: 'Slack\nand dry' });
  const answer = await write(buyer, id, entry);
  assert.deepEqual([answer.status, answer.body.entries], [200, [entry]]);
  assert.deepEqual(await read(buyer, id), answer.body);
  for (const other of [stranger, seller]) assert.deepEqual((await read(other, id)).entries, []);
});

test('a later entry takes the place of what its author saw; entries made apart both stand', async () => {
  const id = await aProductOf(seller);
  const first = anEntry();
  const [here, there] = [anEntry({ replaces: [first.id] }), anEntry({ replaces: [first.id], result: 'bad' })];
  // The order in which they arrive does not matter.
  await write(buyer, id, there);
  await write(buyer, id, first);
  assert.deepEqual(await idsOf(buyer, id), [there.id]);
  await write(buyer, id, here);
  assert.deepEqual(await idsOf(buyer, id), [here.id, there.id].sort());
  const both = anEntry({ replaces: [here.id, there.id] });
  assert.deepEqual((await write(buyer, id, both)).body.entries, [both]);
});

test('entries sent again change nothing, also when they arrive at once', async () => {
  const id = await aProductOf(seller);
  const entries = [anEntry(), anEntry({ item: 'oil' })];
  const answers = await Promise.all([1, 2, 3, 4].map(() => write(buyer, id, ...entries, ...entries)));
  for (const { status, body } of answers) assert.deepEqual([status, body.entries], [200, entries]);
  const before = await sql`select * from inspections where product_id = ${id}`;
  await write(buyer, id, { ...entries[0], note: 'Another note' });
  assert.deepEqual(await sql`select * from inspections where product_id = ${id}`, before);
});

test('an id that another person or another bike has belongs to both, each for itself', async () => {
  const [id, another] = [await aProductOf(seller), await aProductOf(seller)];
  const entry = anEntry();
  await write(buyer, id, entry);
  const elsewhere = { ...entry, note: 'Another bike' };
  await write(buyer, another, elsewhere);
  await write(stranger, id, { ...entry, note: 'Another person' });
  assert.deepEqual((await read(buyer, id)).entries, [entry]);
  assert.deepEqual((await read(buyer, another)).entries, [elsewhere]);
});

test('a photo that is not here is named with its entry, and nothing is written', async () => {
  const id = await aProductOf(seller);
  const { status, body } = await write(buyer, id, anEntry(), anEntry({ photoIds: [randomUUID()] }));
  assert.deepEqual([status, body.errors?.[0]?.field], [400, 'entries.1.photoIds']);
  assert.equal((await sql`select from inspections where product_id = ${id}`).count, 0);
});

test('faults of an entry are named', async () => {
  const id = await aProductOf(seller);
  const faults: [object, string][] = [
    [{ item: 'wheels' }, 'item'],
    [{ result: 'fine' }, 'result'],
    [{ note: 'x'.repeat(501) }, 'note'],
    [{ note: 'a\u0007b' }, 'note'],
    [{ madeAt: 'yesterday' }, 'madeAt'],
    [{ photoIds: Array(5).fill(randomUUID()) }, 'photoIds'],
    [{ replaces: Array(11).fill(randomUUID()) }, 'replaces'],
  ];
  for (const [fault, field] of faults) {
    const { status, body } = await write(buyer, id, { ...anEntry(), ...fault });
    assert.deepEqual([status, body.errors?.[0]?.field], [400, `entries.0.${field}`]);
  }
});

test('the largest portion has room in a body', async () => {
  const id = await aProductOf(seller);
  const longest = () =>
    anEntry({ note: 'দ'.repeat(500), replaces: Array.from({ length: 10 }, () => randomUUID()), item: 'frame-number' });
  const { status, body } = await write(buyer, id, ...Array.from({ length: MOST_ENTRIES_AT_ONCE }, longest));
  assert.deepEqual([status, body.entries.length], [200, MOST_ENTRIES_AT_ONCE]);
});

test(`an inspection takes ${MOST_INSPECTION_ENTRIES} entries, also of devices at once`, async () => {
  const id = await aProductOf(seller);
  const portions = Array.from({ length: MOST_INSPECTION_ENTRIES / MOST_ENTRIES_AT_ONCE + 1 }, () =>
    Array.from({ length: MOST_ENTRIES_AT_ONCE }, () => anEntry()),
  );
  const answers = await Promise.all(portions.map((entries) => write(buyer, id, ...entries)));
  const refused = answers.filter(({ status }) => status !== 200);
  assert.deepEqual(
    refused.map(({ status, body }) => [status, body.code]),
    [[409, 'inspections-full']],
  );
  const kept = portions.find((_, nth) => answers[nth]?.status === 200) ?? [];
  assert.equal((await write(buyer, id, ...kept)).status, 200, 'what is there can be sent again');
});

test(`a person has ${MOST_INSPECTIONS} inspections`, async () => {
  const person = await market.person('buyer');
  await anInspectionOf(person, await aProductOf(seller));
  await sql`
    insert into products (id, seller_id, category_id, name, image_url, original_price_cents, resale_price_cents, years_of_use,
      location, phone, description)
    select gen_random_uuid(), seller_id, category_id, 'Many', image_url, original_price_cents, resale_price_cents,
      years_of_use, location, phone, description
    from (select * from products limit 1) p, generate_series(2, ${MOST_INSPECTIONS}::int)`;
  await sql`
    insert into inspections (product_id, person_id)
    select p.id, u.id from products p, users u where p.name = 'Many' and u.email = ${person.email}`;
  const id = await aProductOf(seller);
  const { status, body } = await write(person, id, anEntry());
  assert.deepEqual([status, body.code], [409, 'inspections-full']);
  assert.equal((await person.call(listInspections)).body.length, MOST_INSPECTIONS);
  const [{ productId = '' } = {}] = (await person.call(listInspections)).body;
  assert.equal((await write(person, productId, anEntry())).status, 200, 'those that are there go on');
  await remove(person, productId);
  assert.equal((await write(person, id, anEntry())).status, 200);
});

test('only bikes that one can see are inspected; those that were inspected before go on', async () => {
  const inspect = async (person: Caller, id: string) => {
    const { status, body } = await write(person, id, anEntry());
    return [status, body.code];
  };
  assert.deepEqual(await inspect(buyer, randomUUID()), [404, 'not-found']);
  const [removed, sold] = [await aProductOf(seller), await aProductOf(seller)];
  await anInspectionOf(buyer, removed);
  await anInspectionOf(buyer, sold);
  await seller.call(removeProduct, { params: { id: removed } });
  await sql`update products set status = 'sold', sold_at = now() where id = ${sold}`;
  assert.deepEqual(await inspect(stranger, removed), [410, 'gone']);
  assert.deepEqual(await inspect(stranger, sold), [409, 'not-available']);
  for (const id of [removed, sold]) assert.deepEqual(await inspect(buyer, id), [200, undefined]);
  assert.deepEqual(await inspect(seller, sold), [200, undefined]);
});

test('the list has what was changed last first', async () => {
  const person = await market.person('buyer');
  const [one, two] = [await aProductOf(seller), await aProductOf(seller)];
  await write(person, one, anEntry(), anEntry({ item: 'oil', result: undefined }), anEntry({ item: 'forks' }));
  await anInspectionOf(person, two);
  const list = async () => (await person.call(listInspections)).body;
  const [first, second] = await list();
  assert.deepEqual([first?.productId, second?.productId], [two, one]);
  const { changedAt, img, ...rest } = second ?? assert.fail();
  assert.ok(Date.parse(changedAt) > Date.now() - 60_000);
  assert.deepEqual(rest, {
    productId: one,
    productName: goodBike.productName,
    checked: 2,
    photos: 0,
    isAttached: false,
  });
  await anInspectionOf(person, one, { item: 'papers' });
  assert.deepEqual(
    (await list()).map(({ productId, checked }) => [productId, checked]),
    [
      [one, 3],
      [two, 1],
    ],
  );
});

test('inspections are exported with all their entries, and gone when one leaves', async () => {
  const person = await market.person('buyer');
  const id = await aProductOf(seller);
  const photo = await anInspectionPhotoOf(person, id);
  const first = anEntry({ photoIds: [photo.id] });
  const second = anEntry({ replaces: [first.id] });
  await write(person, id, first, second);
  const { inspections } = (await person.call(exportAccount)).body;
  assert.deepEqual(
    inspections.map(({ productId, entries }) => [productId, entries]),
    [[id, [first, second].map(({ photoIds, ...entry }) => ({ ...entry, photos: photoIds.length }))]],
  );
  await admin.call(removeUser, { params: { email: person.email } });
  assert.equal((await sql`select from inspections where product_id = ${id}`).count, 0);
  await clearPhotos(market.market);
  assert.equal((await sql`select from uploads where name = ${photo.name}`).count, 0);
});

test('a removed inspection is gone, and can be begun again', async () => {
  const id = await aProductOf(seller);
  const entry = anEntry();
  await write(buyer, id, entry);
  await anInspectionOf(stranger, id);
  assert.equal((await remove(buyer, id)).deletedCount, 1);
  assert.equal((await remove(buyer, id)).deletedCount, 0);
  assert.deepEqual((await read(buyer, id)).entries, []);
  assert.equal((await read(stranger, id)).entries.length, 1);
  assert.deepEqual(
    (await buyer.call(addInspectionEntries, { params: { id }, body: { entries: [entry] } })).body.entries,
    [entry],
  );
});
