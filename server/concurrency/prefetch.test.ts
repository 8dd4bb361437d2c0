import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setImmediate } from 'node:timers/promises';
import { prefetched } from './prefetch.ts';

test('the next item is asked for while the caller is at one, and no other', async () => {
  const asked: number[] = [];
  async function* numbers() {
    for (let number = 1; number <= 4; number++) {
      asked.push(number);
      yield number;
    }
  }
  const seen: [number, number[]][] = [];
  for await (const number of prefetched(numbers())) {
    await setImmediate();
    seen.push([number, [...asked]]);
  }
  assert.deepEqual(seen, [
    [1, [1, 2]],
    [2, [1, 2, 3]],
    [3, [1, 2, 3, 4]],
    [4, [1, 2, 3, 4]],
  ]);
});

test('a fault is thrown after the items before it, also when it comes while nobody waits', async () => {
  async function* faulty() {
    yield 1;
    throw new Error('no more');
  }
  const seen: number[] = [];
  await assert.rejects(async () => {
    for await (const number of prefetched(faulty())) {
      await setImmediate();
      seen.push(number);
    }
  }, /no more/);
  assert.deepEqual(seen, [1]);
});

test('a caller that fails is not held up by what was asked ahead, whose fault is nobody’s', async () => {
  async function* faulty() {
    yield 1;
    throw new Error('read ahead');
  }
  await assert.rejects(async () => {
    for await (const _number of prefetched(faulty())) {
      await setImmediate();
      throw new Error('of the caller');
    }
  }, /of the caller/);
});
