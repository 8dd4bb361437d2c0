import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setImmediate as immediate, setTimeout as pause } from 'node:timers/promises';
import { ConcurrencyLimiter } from './concurrency-limiter.ts';

const LONG_MS = 60_000;

function people(turnstile: ConcurrencyLimiter) {
  const said: string[] = [];
  const coming = (name: string) => {
    const guest = { start: () => void said.push(`${name} in`), reject: () => void said.push(`${name} away`) };
    turnstile.enter(guest);
    return guest;
  };
  return { said, coming };
}

test('so many are let in, so many wait, and the next one is sent away at once', async () => {
  const turnstile = new ConcurrencyLimiter({ inside: 2, waiting: 1, patience: LONG_MS });
  const { said, coming } = people(turnstile);
  for (const name of ['one', 'two', 'three']) coming(name);
  assert.ok(turnstile.isFull);
  coming('four');
  assert.deepEqual(said, ['four away']);
  await allTurns();
  assert.deepEqual(said, ['four away', 'one in', 'two in']);
});

test('who waits comes in as others leave, first come first served; who leaves twice gives back one place', async () => {
  const turnstile = new ConcurrencyLimiter({ inside: 1, waiting: 3, patience: LONG_MS });
  const { said, coming } = people(turnstile);
  const [one] = ['one', 'two', 'three', 'four'].map(coming);
  assert.ok(one);
  await allTurns();
  turnstile.leave(one);
  turnstile.leave(one);
  await allTurns();
  assert.deepEqual(said, ['one in', 'two in']);
  assert.ok(!turnstile.isFull);
});

test('who leaves while waiting is never let in, and holds up nobody', async () => {
  const turnstile = new ConcurrencyLimiter({ inside: 1, waiting: 2, patience: LONG_MS });
  const { said, coming } = people(turnstile);
  const [one, two] = ['one', 'two', 'three'].map(coming);
  assert.ok(one && two);
  await allTurns();
  turnstile.leave(two);
  turnstile.leave(one);
  await allTurns();
  assert.deepEqual(said, ['one in', 'three in']);
});

test('who has waited too long is sent away, and is not let in later', async () => {
  const turnstile = new ConcurrencyLimiter({ inside: 1, waiting: 2, patience: 100 });
  const { said, coming } = people(turnstile);
  const one = coming('one');
  await allTurns();
  for (const name of ['two', 'three']) coming(name);
  while (said.length < 3) await pause(1);
  turnstile.leave(one);
  await allTurns();
  assert.deepEqual(said, ['one in', 'two away', 'three away']);
  coming('four');
  await allTurns();
  assert.equal(said.at(-1), 'four in');
});

test('as long as more come to the door, nobody is let in yet', async () => {
  const turnstile = new ConcurrencyLimiter({ inside: 2, waiting: 0, patience: LONG_MS });
  const { said, coming } = people(turnstile);
  for (const name of ['one', 'two']) coming(name);
  setImmediate(() => said.push('a moment later'));
  await allTurns();
  assert.deepEqual(said, ['a moment later', 'one in', 'two in']);
});

async function allTurns() {
  for (let turn = 0; turn < 10; turn++) await immediate();
}
