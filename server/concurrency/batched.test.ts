import assert from 'node:assert/strict';
import { test } from 'node:test';
import { batched } from './batched.ts';

function loader(options = {}) {
  const loads: { keys: number[]; answer: (values: string[]) => void; fail: (error: Error) => void }[] = [];
  const load = batched<number, string>((keys) => new Promise((answer, fail) => loads.push({ keys, answer, fail })), {
    atOnce: 1,
    ...options,
  });
  return { load, loads, keys: () => loads.map(({ keys }) => keys) };
}
const turn = () => new Promise<void>((resolve) => setImmediate(resolve));

test('calls of a turn share a load, and those made meanwhile the next one', async () => {
  const { load, loads, keys } = loader();
  const first = Promise.all([load(0), load(1)]);
  assert.deepEqual(keys(), []);
  await turn();
  const others = [load(2), load(3)];
  await turn();
  assert.deepEqual(keys(), [[0, 1]]);
  loads[0]?.answer(['zero', 'one']);
  assert.deepEqual(await first, ['zero', 'one']);
  await turn();
  assert.deepEqual(keys(), [
    [0, 1],
    [2, 3],
  ]);
  loads[1]?.answer(['two', 'three']);
  assert.deepEqual(await Promise.all(others), ['two', 'three']);
});

test('a load that waits does not hold up others', async () => {
  const { load, loads, keys } = loader({ atOnce: 2 });
  const stuck = load(1);
  await turn();
  const calls = [load(2)];
  await turn();
  calls.push(load(3), load(4));
  await turn();
  assert.deepEqual(keys(), [[1], [2]]);
  loads[1]?.answer(['two']);
  await turn();
  assert.deepEqual(keys(), [[1], [2], [3, 4]]);
  loads[2]?.answer(['three', 'four']);
  assert.deepEqual(await Promise.all(calls), ['two', 'three', 'four']);
  loads[0]?.answer(['one']);
  assert.equal(await stuck, 'one');
});

test('an error is of those who share the load; the next ones are loaded', async () => {
  const { load, loads } = loader();
  const failing = load(1);
  await turn();
  const next = load(2);
  loads[0]?.fail(new Error('down'));
  await assert.rejects(failing, /down/);
  await turn();
  loads[1]?.answer(['two']);
  assert.equal(await next, 'two');
  const later = load(3);
  await turn();
  loads[2]?.answer(['three']);
  assert.equal(await later, 'three');
});

test('a load has a bound, beyond which calls wait for another', async () => {
  const { load, loads, keys } = loader({ mostKeys: 2 });
  const calls = [1, 2, 3, 4, 5].map(load);
  await turn();
  for (const [at, values] of [['one', 'two'], ['three', 'four'], ['five']].entries()) {
    loads[at]?.answer(values);
    await turn();
  }
  assert.deepEqual(keys(), [[1, 2], [3, 4], [5]]);
  assert.deepEqual(await Promise.all(calls), ['one', 'two', 'three', 'four', 'five']);
});

test('what one load cannot take is another’s, if more may be at once', async () => {
  const { load, loads, keys } = loader({ mostKeys: 2, atOnce: 2 });
  const calls = [1, 2, 3].map(load);
  await turn();
  await turn();
  assert.deepEqual(keys(), [[1, 2], [3]]);
  loads[1]?.answer(['three']);
  assert.equal(await calls[2], 'three');
  loads[0]?.answer(['one', 'two']);
  assert.deepEqual(await Promise.all(calls), ['one', 'two', 'three']);
});
