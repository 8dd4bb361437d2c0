import assert from 'node:assert/strict';
import { test } from 'node:test';
import { bookProduct } from '#contract/bookings.ts';
import { FrameNumber } from '#contract/frame-numbers.ts';
import { addProduct, editProduct, readProduct, removeProduct } from '#contract/products.ts';
import { openMarket } from '../../test/market.ts';
import type { Caller } from '../../test/people.ts';
import { aProductOf, describedBike, goodBike, meeting } from '../../test/products.ts';
import { type Frame, frameOf } from './frame.ts';
import { hashFrameNumbers } from './frames.ts';

const market = await openMarket();
const { sql, frameSecret } = market.market;
const seller = () => market.person('seller');
const buyer = await market.person('buyer');

test('a frame number is kept as a keyed hash and its ending; nowhere as it is', async () => {
  const id = await aProductOf(await seller(), { ...describedBike, frameNumber: 'me4-kc31 9b8400001' });
  const { frame, frame_number: clear } = await bike(id);
  assert.deepEqual([frame, clear], [frameOf(frameSecret, 'ME4KC319B8400001'), null]);
  assert.equal(frame?.ending, '0001');
  assert.notEqual(frame?.key, frameOf('another secret', 'ME4KC319B8400001').key);
  const [dump] = await sql`select string_agg(r::text, ' ') as all from frame_records r`;
  assert.doesNotMatch(dump?.all, /KC319B/);
});

test('listing, edits of what is checked and their order are recorded; records are never changed or removed', async () => {
  const person = await seller();
  const id = await aProductOf(person, { ...describedBike, frameNumber: 'LEDGER0001' });
  const edit = (revision: number, changes: object) =>
    person.call(editProduct, { params: { id }, body: { ...describedBike, revision, ...changes } });
  await edit(1, { kilometres: 36_000 });
  await edit(2, { kilometres: 36_000, colour: 'Blue' });
  await edit(3, { kilometres: 36_000, colour: 'Blue', owners: 3 });
  assert.deepEqual(
    (await records(id)).map(({ event, kilometres, owners, place_id }) => [event, kilometres, owners, place_id]),
    [
      ['listed', 35_000, 2, 1185241],
      ['edited', 36_000, 2, 1185241],
      ['edited', 36_000, 3, 1185241],
    ],
  );
  await assert.rejects(sql`update frame_records set kilometres = 1`, { code: '23000' });
  await assert.rejects(sql`delete from frame_records`, { code: '23000' });
  await aProductOf(person, { ...describedBike });
  assert.equal((await records(id)).length, 3);
});

test('a seller has a frame on sale once, also when it is listed twice at once', async () => {
  const person = await seller();
  const frameNumber = 'TWICE00001';
  const add = (by: Caller) => by.call(addProduct, { body: { ...goodBike, frameNumber } });
  const sent = await Promise.all([1, 2, 3].map(() => add(person)));
  assert.deepEqual(sent.map(({ status }) => status).sort(), [200, 400, 400]);
  const refused = sent.find(({ status }) => status === 400)?.body.errors?.[0];
  assert.deepEqual([refused?.field, refused?.message.includes('on sale already')], ['frameNumber', true]);
  const id = sent.find(({ status }) => status === 200)?.body.insertedId ?? '';
  assert.equal((await add(await seller())).status, 200);
  const others = [await aProductOf(person), await aProductOf(person)];
  const numbered = await Promise.all(
    others.map((other) =>
      person.call(editProduct, { params: { id: other }, body: { ...goodBike, revision: 1, frameNumber } }),
    ),
  );
  assert.deepEqual(
    numbered.map(({ status, body }) => [status, body.errors?.[0]?.field]),
    [
      [400, 'frameNumber'],
      [400, 'frameNumber'],
    ],
  );
  await person.call(removeProduct, { params: { id } });
  const both = await Promise.all(
    others.map((other) =>
      person.call(editProduct, { params: { id: other }, body: { ...goodBike, revision: 1, frameNumber } }),
    ),
  );
  assert.deepEqual(both.map(({ status }) => status).sort(), [200, 400]);
  const [held = ''] = others.filter((_, at) => both[at]?.status === 200);
  await buyer.call(bookProduct, { body: { productId: held, ...meeting } });
  assert.equal((await add(person)).status, 400);
});

test('numbers of earlier versions are hashed, and those that were forgotten meanwhile stay so', async () => {
  const person = await seller();
  const [id, other] = [await aProductOf(person, describedBike), await aProductOf(person)];
  await sql`update products set frame_number = case when id = ${id} then 'EARLIER001' else 'EARLIER002' end
    where id in (${id}, ${other})`;
  await person.call(editProduct, {
    params: { id: other },
    body: { ...goodBike, revision: 1, frameNumber: null, colour: 'Red' },
  });
  await sql`insert into imported_bikes (seller_id, identity, product_id)
    select seller_id, 'frame:EARLIER001', id from products where id = ${id}`;
  for (let run = 0; run < 2; run++) await hashFrameNumbers(market.market);
  const { frame, frame_number: clear } = await bike(id);
  assert.deepEqual([frame, clear], [frameOf(frameSecret, 'EARLIER001'), null]);
  assert.deepEqual(
    (await records(id)).map(({ event }) => event),
    ['listed'],
  );
  assert.equal((await bike(other)).frame, null);
  const [{ identity } = { identity: '' }] = await sql`select identity from imported_bikes where product_id = ${id}`;
  assert.equal(identity, `frame:${frame?.key}`);
  assert.equal((await person.call(readProduct, { params: { id } })).body.frameEnding, 'R001');
});

test('a number that is none is refused, and I, O and Q where they cannot stand', () => {
  for (const wrong of ['SHORT', '12345', 'A'.repeat(18), 'ME4KC319B840O0001', 'ME4/KC319', ''])
    assert.equal(FrameNumber.safeParse(wrong).success, false, wrong);
  assert.equal(FrameNumber.parse(' me4 kc31-9b84 00001 '), 'ME4KC319B8400001');
});

async function bike(id: string) {
  const [row] = await sql<{ frame: Frame | null; frame_number: string | null }[]>`
    select frame, frame_number from products where id = ${id}`;
  return row ?? assert.fail();
}
const records = (id: string) => sql`select * from frame_records where product_id = ${id} order by recorded_at, id`;
