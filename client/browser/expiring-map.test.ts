import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ExpiringMap } from './expiring-map.ts';

test('the value set last stays longest', () => {
  const map = new ExpiringMap<number>(2, 1000);
  map.set('a', 1);
  map.set('b', 2);
  map.set('a', 3);
  map.set('c', 4);
  assert.deepEqual([map.get('a'), map.get('b'), map.get('c')], [3, undefined, 4]);
  map.delete('a');
  assert.deepEqual([map.get('a'), map.get('c')], [undefined, 4]);
});

test('a value expires', ({ mock }) => {
  mock.timers.enable({ apis: ['Date'] });
  const map = new ExpiringMap<number>(2, 1000);
  map.set('a', 1);
  mock.timers.tick(999);
  assert.equal(map.get('a'), 1);
  mock.timers.tick(1);
  assert.equal(map.get('a'), undefined);
});
