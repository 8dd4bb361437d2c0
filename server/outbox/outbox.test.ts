import assert from 'node:assert/strict';
import { after, beforeEach, test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { testDatabase } from '../../test/database.ts';
import { openTestOutbox, TEST_OUTBOX } from '../../test/test-outbox.ts';
import { attempt, claim, done, due, giveUp, postpone, renew, retry } from './outbox.ts';

const { sql, stop } = await testDatabase();
after(stop);
const errands = await openTestOutbox(sql);
beforeEach(errands.clear);

async function anErrand() {
  const [id = 0] = await errands.add('ann');
  return id;
}

async function claimed(box = TEST_OUTBOX) {
  const row = await claim(sql, box, { id: await anErrand() });
  assert.ok(row);
  return row;
}

test('of many claimers at once, one holds a row', async () => {
  const ids = await errands.add('ann', 40);
  const claims = await Promise.all([1, 2, 3, 4, 5].flatMap(() => ids.map((id) => claim(sql, TEST_OUTBOX, { id }))));
  const held = claims.flatMap((row) => (row ? [row.id] : []));
  assert.deepEqual(
    held.sort((a, b) => a - b),
    ids,
  );
});

test('a claim does not wait for a row that somebody has locked', async () => {
  const id = await anErrand();
  await sql.begin(async (db) => {
    await db`select from errands where id = ${id} for update`;
    assert.equal(await Promise.race([claim(sql, TEST_OUTBOX, { id }), pause(2000, 'waits')]), undefined);
  });
  assert.ok(await claim(sql, TEST_OUTBOX, { id }));
});

test('a lease holds until it expires; then the row is claimed again, and who had it renews and settles nothing', async () => {
  const first = await claimed();
  const key = { id: first.id };
  assert.equal((await renew(sql, TEST_OUTBOX, first)).count, 1);
  assert.equal(await claim(sql, TEST_OUTBOX, key), undefined);
  await errands.pass(1);
  const second = await claim(sql, TEST_OUTBOX, key);
  assert.ok(second);
  assert.equal((await renew(sql, TEST_OUTBOX, first)).count, 0);
  assert.equal(await retry(sql, TEST_OUTBOX, first, { fault: 'late' }), undefined);
  assert.equal((await done(sql, TEST_OUTBOX, first)).count, 0);
  assert.equal((await done(sql, TEST_OUTBOX, second)).count, 1);
  assert.deepEqual(await errands.read(first.id), {});
});

test('a row that was there before the first claim has no time, where that means due', async () => {
  const id = await anErrand();
  await sql`update errands set due_at = null`;
  assert.equal(await claim(sql, TEST_OUTBOX, { id }), undefined);
  assert.ok(await claim(sql, { ...TEST_OUTBOX, nullIsDue: true }, { id }));
});

test('a claim checks again what makes a row due', async () => {
  const id = await anErrand();
  const [listed] = await due(sql, TEST_OUTBOX, { limit: 1, ofPerson: 1 });
  assert.deepEqual(listed, { id, person: 'ann' });
  await sql`update errands set state = 'called off'`;
  assert.equal(await claim(sql, TEST_OUTBOX, { id }), undefined);
});

test('what dies between begun and done is claimed after its lease, as begun and at the same attempt', async () => {
  const first = await claimed();
  assert.deepEqual([first.begun, first.attempt], [false, 1]);
  await errands.pass(1);
  const second = await claim(sql, TEST_OUTBOX, { id: first.id });
  assert.deepEqual([second?.begun, second?.attempt], [true, 1]);
});

test('an error ends the lease early: the row stays begun and counts no attempt', async () => {
  const row = await claimed();
  const down = () => Promise.reject(new Error('no answer'));
  await assert.rejects(attempt(sql, TEST_OUTBOX, row, down), /no answer/);
  const again = await claim(sql, TEST_OUTBOX, { id: row.id });
  assert.deepEqual([again?.begun, again?.attempt], [true, 1]);
});

test('an error of who lost the lease does not end the next one', async () => {
  const { holder, ...box } = TEST_OUTBOX;
  const row = await claimed(box);
  const late = async () => {
    await errands.pass(1);
    assert.ok(await claim(sql, box, { id: row.id }));
    throw new Error('no answer');
  };
  await assert.rejects(attempt(sql, box, row, late), /no answer/);
  assert.equal(await claim(sql, box, { id: row.id }), undefined);
});

test('a refusal counts, is no longer begun, and waits', async () => {
  const row = await claimed();
  assert.equal((await retry(sql, TEST_OUTBOX, row, { fault: 'No.' }))?.givenUp, false);
  const { seconds, ...noted } = await errands.read(row.id);
  assert.deepEqual(noted, { state: 'due', attempt: 2, begun: false, fault: 'No.' });
  assert.ok(seconds > 50 && seconds <= 60, String(seconds));
});

test('what waits for something else counts no refusal', async () => {
  const row = await claimed();
  await postpone(sql, TEST_OUTBOX, row, { minutes: 15 });
  assert.deepEqual(
    [Math.round((await errands.read(row.id)).seconds / 60), (await errands.read(row.id)).attempt],
    [15, 1],
  );
  await errands.pass(15);
  const again = await claim(sql, TEST_OUTBOX, { id: row.id });
  assert.ok(again);
  await postpone(sql, TEST_OUTBOX, again, {});
  await errands.pass(10_000);
  assert.equal(await claim(sql, TEST_OUTBOX, { id: row.id }), undefined);
});

test('of two that give up one row, one does', async () => {
  const row = await claimed();
  const both = await Promise.all([1, 2].map(() => giveUp(sql, TEST_OUTBOX, row, { fault: 'Never.' })));
  assert.equal(both.filter((rejection) => rejection?.givenUp).length, 1);
});

test('where claims count, a row that kills its process each time is given up after its last attempt', async () => {
  const box = { ...TEST_OUTBOX, countsClaims: true, failures: ({ attempt }: { attempt: number }) => attempt - 2 };
  const { id } = await claimed(box);
  const logged: unknown[] = [];
  const log = { warn: (...line: unknown[]) => void logged.push(line) };
  for (let died = 1; died < 4; died++) {
    await errands.pass(1);
    assert.ok(await claim(sql, box, { id }));
  }
  await errands.pass(1);
  const last = await claim(sql, box, { id });
  assert.ok(last);
  await attempt(sql, box, last, () => Promise.reject(new Error('worked on once more')), log);
  assert.deepEqual(logged, [[{ errand: id, fault: 'No attempt came to an end' }, 'An errand was given up']]);
  assert.equal((await errands.read(id)).state, 'stuck');
});
