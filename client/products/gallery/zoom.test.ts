import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fitted, MOST_ZOOM, moved, WHOLE, zoomed } from './zoom.ts';

const room = { frame: { x: 800, y: 600 }, picture: { x: 800, y: 450 } };
const middle = { x: 0, y: 0 };

test('a picture is shown whole in its own shape', () => {
  assert.deepEqual(fitted({ x: 1600, y: 900 }, room.frame), { x: 800, y: 450 });
  assert.deepEqual(fitted({ x: 900, y: 1600 }, room.frame), { x: 337.5, y: 600 });
});

test('what is under the finger stays there while coming closer', () => {
  const view = zoomed(WHOLE, 2, { x: 100, y: 0 }, room);
  assert.deepEqual(view, { scale: 2, x: -100, y: 0 });
  const closer = zoomed(view, 2, { x: 100, y: 0 }, room);
  assert.deepEqual(closer, { scale: 4, x: -300, y: 0 });
});

test('it is never smaller than whole nor larger than five times', () => {
  assert.deepEqual(zoomed({ scale: 2, x: 200, y: 90 }, 0.1, middle, room), WHOLE);
  assert.equal(zoomed(WHOLE, 100, middle, room).scale, MOST_ZOOM);
});

test('it is moved as far as its edges, and not at all where it is smaller than its frame', () => {
  assert.deepEqual(moved(WHOLE, { x: 50, y: 50 }, room), WHOLE);
  assert.deepEqual(moved({ scale: 2, x: 0, y: 0 }, { x: 9999, y: -9999 }, room), { scale: 2, x: 400, y: -150 });
});
