import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setImmediate as immediate, setTimeout as pause } from 'node:timers/promises';
import { ConcurrencyLimiter } from './concurrency-limiter.ts';

const LONG_MS = 60_000;

function requests(limiter: ConcurrencyLimiter) {
  const log: string[] = [];
  const coming = (name: string) => {
    const guest = { start: () => void log.push(`${name} in`), reject: () => void log.push(`${name} away`) };
    limiter.enter(guest);
    return guest;
  };
  return { log, coming };
}

test('so many are let in, so many wait, and the next one is sent away at once', async () => {
  const limiter = new ConcurrencyLimiter({ inside: 2, waiting: 1, patience: LONG_MS });
  const { log, coming } = requests(limiter);
  for (const name of ['one', 'two', 'three']) coming(name);
  assert.ok(limiter.isFull);
  coming('four');
  assert.deepEqual(log, ['four away']);
  await allTurns();
  assert.deepEqual(log, ['four away', 'one in', 'two in']);
});

test('who waits comes in as others leave, first come first served; who leaves twice gives back one place', async () => {
  const limiter = new ConcurrencyLimiter({ inside: 1, waiting: 3, patience: LONG_MS });
  const { log, coming } = requests(limiter);
  const [one] = ['one', 'two', 'three', 'four'].map(coming);
  assert.ok(one);
  await allTurns();
  limiter.leave(one);
  limiter.leave(one);
  await allTurns();
  assert.deepEqual(log, ['one in', 'two in']);
  assert.ok(!limiter.isFull);
});

test('who leaves while waiting is never let in, and holds up nobody', async () => {
  const limiter = new ConcurrencyLimiter({ inside: 1, waiting: 2, patience: LONG_MS });
  const { log, coming } = requests(limiter);
  const [one, two] = ['one', 'two', 'three'].map(coming);
  assert.ok(one && two);
  await allTurns();
  limiter.leave(two);
  limiter.leave(one);
  await allTurns();
  assert.deepEqual(log, ['one in', 'three in']);
});

test('who has waited too long is sent away, and is not let in later', async () => {
  const limiter = new ConcurrencyLimiter({ inside: 1, waiting: 2, patience: 100 });
  const { log, coming } = requests(limiter);
  const one = coming('one');
  await allTurns();
  for (const name of ['two', 'three']) coming(name);
  while (log.length < 3) await pause(1);
  limiter.leave(one);
  await allTurns();
  assert.deepEqual(log, ['one in', 'two away', 'three away']);
  coming('four');
  await allTurns();
  assert.equal(log.at(-1), 'four in');
});

test('as long as more come to the door, nobody is let in yet', async () => {
  const limiter = new ConcurrencyLimiter({ inside: 2, waiting: 0, patience: LONG_MS });
  const { log, coming } = requests(limiter);
  for (const name of ['one', 'two']) coming(name);
  setImmediate(() => log.push('a moment later'));
  await allTurns();
  assert.deepEqual(log, ['a moment later', 'one in', 'two in']);
});

async function allTurns() {
  for (let turn = 0; turn < 10; turn++) await immediate();
}
