import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, beforeEach, test } from 'node:test';
import { v7 as newId } from 'uuid';
import { type TestDatabase, testDatabase } from '../../test/database.ts';
import { untilWaitingForLock } from '../../test/lock-waits.ts';
import { bikesAdded, bikesChanged, bikesRemoved, everythingChanged, sweepChanges } from './invalidation.ts';

const NO_TIME = 0;
const LONG = 3600;

let database: TestDatabase;
before(async () => {
  database = await testDatabase();
});
after(() => database.stop());
beforeEach(() => database.sql`truncate changes, change_marks`);

const note = (bike: string) => database.sql.begin((db) => bikesChanged(db, [bike]));

async function noted() {
  const rows = await database.sql<{ topic: string }[]>`select unnest(topics) as topic from changes`;
  return rows.map(({ topic }) => topic).sort();
}

async function marks() {
  const [{ count } = { count: 0 }] = await database.sql<
    { count: number }[]
  >`select count(*) as count from change_marks`;
  return count;
}

test('many bikes at once are told as one, and none not at all', async () => {
  const ids = (count: number) => Array.from({ length: count }, () => randomUUID());
  const two = ids(2);
  await bikesRemoved(database.sql, two);
  assert.deepEqual(await noted(), [...two.map((id) => `bike:${id}`), 'shelf'].sort());
  await database.sql`truncate changes`;
  for (const tell of [bikesRemoved, bikesChanged]) await tell(database.sql, []);
  assert.deepEqual(await noted(), []);
  await bikesRemoved(database.sql, ids(1000));
  assert.deepEqual(await noted(), ['everything', 'index']);
});

test('what has stood for long enough is cleared, and nothing before', async () => {
  await note('old');
  await sweepChanges(database.sql, LONG);
  await sweepChanges(database.sql, LONG);
  assert.deepEqual(await noted(), ['bike:old']);
  await note('new');
  // The mark between the two changes is now the newest that is old enough.
  await sweepChanges(database.sql, NO_TIME);
  assert.deepEqual(await noted(), ['bike:new']);
  await sweepChanges(database.sql, NO_TIME);
  assert.deepEqual(await noted(), []);
});

test('what was noted long ago and committed late stands as long as anything else', async () => {
  const late = await database.sql.reserve();
  await late`begin`;
  await bikesChanged(late, ['late']);
  await note('in time');
  await sweepChanges(database.sql, NO_TIME);
  await late`commit`;
  late.release();
  await sweepChanges(database.sql, NO_TIME);
  assert.deepEqual(await noted(), ['bike:late']);
  await sweepChanges(database.sql, NO_TIME);
  assert.deepEqual(await noted(), []);
});

test('marks are cleared but for the one that counts and those to come', async () => {
  for (let minute = 0; minute < 5; minute++) await sweepChanges(database.sql, LONG);
  assert.equal(await marks(), 5);
  await database.sql`update change_marks set at = at - interval '2 hours'`;
  for (let minute = 0; minute < 3; minute++) await sweepChanges(database.sql, LONG);
  assert.equal(await marks(), 1 + 3);
});

test('what another cluster left behind is cleared, and clears nothing', async () => {
  await database.sql`insert into changes (topics) values ('{bike:elsewhere}')`;
  await database.sql`update changes set xid = '900000000000' where topics = '{bike:elsewhere}'`;
  await database.sql`
    insert into change_marks (snapshot, at) values ('900000000000:900000000001:', now() - interval '2 hours')`;
  await everythingChanged(database.sql);
  await sweepChanges(database.sql, LONG);
  assert.deepEqual(await noted(), ['everything']);
  assert.equal(await marks(), 1);
});

test('it is safe to sweep on many machines at once', async () => {
  await note('one');
  await Promise.all(Array.from({ length: 8 }, () => sweepChanges(database.sql, LONG)));
  assert.deepEqual(await noted(), ['bike:one']);
  await Promise.all(Array.from({ length: 8 }, () => sweepChanges(database.sql, NO_TIME)));
  assert.deepEqual(await noted(), []);
});

test('a bike that comes while its brand is renamed is told of under the new name', async () => {
  const { sql } = database;
  const [yamaha, bike] = [await idOf('YAMAHA'), newId()];
  const [seller] = await sql<{ id: string }[]>`
    insert into users (id, issuer, subject, email, name, role)
    values (${newId()}, 'here', 'seller', 'seller@example.test', 'Seller', 'seller') returning id`;
  await sql`
    insert into products (id, seller_id, category_id, name, image_url, original_price_cents, resale_price_cents,
      years_of_use, condition, location, phone, description)
    values (${bike}, ${seller?.id ?? ''}, ${yamaha}, 'FZ', 'https://pictures.example.test/fz.jpg', 2, 1, 3, 'Good', '', '', '')`;
  const admin = await sql.reserve();
  await admin`begin`;
  await admin`update categories set brand_name = 'YAMAHA MOTOR' where id = ${yamaha}`;
  const coming = sql.begin((db) => bikesAdded(db, [bike]));
  await Promise.race([coming, untilWaitingForLock(sql)]);
  await admin`commit`;
  admin.release();
  await coming;
  assert.ok((await noted()).includes('brand:YAMAHA MOTOR'));
});

async function idOf(brand: string) {
  const [found] = await database.sql<{ id: string }[]>`select id from categories where brand_name = ${brand}`;
  return found?.id ?? '';
}
