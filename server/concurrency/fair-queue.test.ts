import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Requester } from '../http/requester.ts';
import { FairQueue, type QueueSize } from './fair-queue.ts';
import { FairSemaphore, NoCapacity } from './fair-semaphore.ts';

const [ann, bob] = [{ person: 'ann' }, { person: 'bob' }];

function queueOf(size: QueueSize) {
  const queue = new FairQueue<string>(size);
  const come = (name: string, requester: Requester) => {
    const why = queue.refusal(requester);
    if (!why) queue.add(name, requester);
    return why;
  };
  const letIn = () => {
    const names: string[] = [];
    for (let next = queue.next(); next; next = queue.next()) names.push(next);
    return names.join(' ');
  };
  return { queue, come, letIn };
}

test('one person has no more than a quarter of what is inside and of what waits; others come in', () => {
  const { queue, come, letIn } = queueOf({ inside: 8, waiting: 16 });
  const refusals = Array.from({ length: 100 }, (_, at) => come(`ann${at}`, ann));
  assert.deepEqual(refusals.indexOf('share'), 2 + 4);
  assert.equal(letIn(), 'ann0 ann1');
  assert.equal(queue.reason, 'share');
  assert.equal(come('bob', bob), undefined);
  assert.equal(letIn(), 'bob');
  queue.leave('ann0');
  assert.equal(letIn(), 'ann2');
});

test('an address has its share whoever comes from there, and a wider network twice that', () => {
  const { come } = queueOf({ inside: 4, waiting: 4 });
  const at = (person: string, address: string): Requester => ({ person, address, network: 'site' });
  assert.equal(come('a', at('ann', 'one')), undefined);
  assert.equal(come('b', at('bob', 'one')), undefined);
  assert.equal(come('c', at('eve', 'one')), 'share');
  assert.equal(come('d', at('eve', 'two')), undefined);
  assert.equal(come('e', at('may', 'two')), undefined);
  assert.equal(come('f', at('kim', 'three')), 'share');
  assert.equal(come('g', { person: 'kim', address: 'elsewhere' }), undefined);
});

test('people take turns, however many one of them has sent before the other came', () => {
  const { queue, come, letIn } = queueOf({ inside: 1, waiting: 20, share: 1 });
  for (const name of ['a1', 'a2', 'a3', 'a4']) come(name, ann);
  for (const name of ['b1', 'b2']) come(name, bob);
  come('nobody', {});
  const order: string[] = [];
  for (let inside = letIn(); inside; inside = letIn()) {
    order.push(inside);
    queue.leave(inside);
  }
  assert.deepEqual(order, ['a1', 'b1', 'nobody', 'a2', 'b2', 'a3', 'a4']);
  assert.deepEqual([queue.inside, queue.waiting], [0, 0]);
});

test('who leaves, waiting or inside, once or twice, gives back just what they had', () => {
  const { queue, come, letIn } = queueOf({ inside: 4, waiting: 4 });
  come('a', ann);
  come('b', ann);
  assert.equal(come('c', ann), 'share');
  assert.equal(queue.leave('b'), false);
  assert.equal(queue.leave('b'), false);
  assert.equal(come('c', ann), undefined);
  assert.equal(letIn(), 'a');
  assert.equal(queue.leave('a'), true);
  assert.equal(queue.leave('a'), false);
  assert.equal(letIn(), 'c');
});

test('a turn is waited for, given up with the signal, refused without room, and handed on once', async () => {
  const semaphore = new FairSemaphore({ inside: 1, waiting: 2, person: 2, share: 1 });
  const handOn = await semaphore.turn(ann);
  const leaving = new AbortController();
  const second = semaphore.turn(ann, leaving.signal);
  await assert.rejects(semaphore.turn(ann), (error) => error instanceof NoCapacity && error.why === 'share');
  const third = semaphore.turn(bob);
  await assert.rejects(semaphore.turn({}), (error) => error instanceof NoCapacity && error.why === 'full');
  leaving.abort();
  await assert.rejects(second, { name: 'AbortError' });
  handOn();
  handOn();
  const next = await third;
  const late = new FairSemaphore({ inside: 1, waiting: 1, patience: 1, share: 1 });
  await late.turn(ann);
  await assert.rejects(late.turn(bob), NoCapacity);
  next();
  (await semaphore.turn(bob))();
});
